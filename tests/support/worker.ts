import { createApp } from "#worker/app.ts";

/** The Worker as the suites run it: the whole API, and in place of React's pages one that names the path it was asked for. */
const app = createApp({
  renderPage: async (c) => c.html(`<!doctype html><title>${encodeURI(c.req.path)}</title>`),
});

export default { fetch: app.fetch };
