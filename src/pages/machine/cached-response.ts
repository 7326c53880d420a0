/** The response of a machine route: text that the edge caches until one of `tags` is purged. */
export function cachedResponse(body: string, contentType: string, tags: string[]): Response {
  return new Response(body, {
    headers: { "Content-Type": `${contentType}; charset=utf-8`, "Cache-Tag": tags.join(", ") },
  });
}
