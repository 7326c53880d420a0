import { startDocument } from "./document/start.ts";

// The portal is an application with React Router's state in the page; all others are documents.
if ("__reactRouterContext" in window) void import("./portal-client.tsx");
else startDocument();
