import { Hono } from "hono";

/**
 * The theoretical floors that the product is compared with, in the same workerd and the same run.
 */
const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.get("/text", (c) => c.text("ok"));

app.get("/rows", async (c) => {
  const { results } = await c.env.DB.prepare(
    `SELECT id, slug, content_type, title, description, main_image_url, tags, reading_time, published_at, author_name
     FROM discover_items INDEXED BY discover_public
     WHERE is_active = 1 AND is_published = 1 ORDER BY published_at DESC, seq DESC LIMIT 12`,
  ).all();
  return c.json(results);
});

export default app;
