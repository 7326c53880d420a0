import { startDocument } from "./document/start.ts";

// The portal is an application: React Router left its state in the page. Every other page is a document.
if ("__reactRouterContext" in window) void import("./portal-client.tsx");
else startDocument();
