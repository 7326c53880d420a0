// Times are milliseconds since 1970 (UTC). JSON columns have the shape of the contract's schemas.
// Tables "maintained by triggers" are never written by the Worker; see triggers.sql.
export * from "./schema/admins.ts";
export * from "./schema/discover.ts";
export * from "./schema/media.ts";
export * from "./schema/messages.ts";
export * from "./schema/ocpi.ts";
export * from "./schema/operations.ts";
export * from "./schema/privacy.ts";
export * from "./schema/reliability.ts";
export * from "./schema/search.ts";
export * from "./schema/stations.ts";
export * from "./schema/submissions.ts";
