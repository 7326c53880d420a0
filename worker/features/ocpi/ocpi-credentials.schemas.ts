import { z } from "zod";
import { ciString } from "../ocpi-objects/ocpi.schemas.ts";

const ocpiUrl = z.string().max(255);

/** A credentials token: printable ASCII without spaces. */
const credentialsToken = z.string().regex(/^[\x21-\x7e]{1,64}$/, "Use 1 to 64 printable ASCII characters");

export const ocpiCredentials = z.looseObject({
  token: credentialsToken,
  url: ocpiUrl,
  roles: z
    .array(
      z.looseObject({
        role: z.string(),
        business_details: z.looseObject({ name: z.string() }),
        party_id: ciString(3),
        country_code: ciString(2),
      }),
    )
    .min(1),
});
export type OcpiCredentials = z.infer<typeof ocpiCredentials>;

export const ocpiVersions = z.array(z.looseObject({ version: z.string(), url: ocpiUrl })).min(1);

export const ocpiVersionDetails = z.looseObject({
  version: z.string(),
  endpoints: z.array(z.looseObject({ identifier: z.string(), role: z.string().optional(), url: ocpiUrl })),
});

export const ocpiEnvelope = z.looseObject({ data: z.unknown(), status_code: z.int() });
