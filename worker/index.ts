import { createApp } from "./app.ts";
import type { Bindings } from "./env.ts";
import { receiveMail } from "./features/messages/receive-mail.ts";
import { runJobs } from "./jobs.ts";
import { renderPage } from "./pages.ts";

const app = createApp({ renderPage });

export default {
  fetch: app.fetch,
  email: (message, env) => receiveMail(message, env),
  scheduled: (_event, env, ctx) => ctx.waitUntil(runJobs(env, ctx)),
} satisfies ExportedHandler<Bindings>;
