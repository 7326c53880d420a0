import { paths } from "./paths.ts";

// Apart from the other paths, which every form of the site loads.

/** Where an owner enters what the sender of the submission with this reference asks for. */
export function newRequestPath(reference: string): string {
  return `${paths.adminPrivacy}?${new URLSearchParams({ tab: "new", find: reference })}`;
}

/** A request at the privacy desk. */
export function privacyRequestPath(id: string): string {
  return `${paths.adminPrivacy}?${new URLSearchParams({ tab: "requests", request: id })}`;
}
