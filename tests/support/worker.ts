import { createApp } from "#worker/app.ts";

/**
 * The Worker of the suites: the whole API, and instead of React's pages one that shows the
 * requested path.
 */
const app = createApp({
  renderPage: async (c) => c.html(`<!doctype html><title>${encodeURI(c.req.path)}</title>`),
});

export default { fetch: app.fetch };
