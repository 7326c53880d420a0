/** The addresses of our OCPI interface on a site with this origin. */
export function ocpiSiteOf(origin: string) {
  return {
    versions: `${origin}/ocpi/versions`,
    details: `${origin}/ocpi/2.2.1`,
    endpoints: [
      { identifier: "credentials", role: "SENDER", url: `${origin}/ocpi/2.2.1/credentials` },
      { identifier: "locations", role: "RECEIVER", url: `${origin}/ocpi/emsp/2.2.1/locations` },
      { identifier: "tariffs", role: "RECEIVER", url: `${origin}/ocpi/emsp/2.2.1/tariffs` },
    ],
  };
}
