/** What a route for machines answers with: text that the edge keeps until something under one of `tags` changes. */
export function stored(body: string, contentType: string, tags: string[]): Response {
  return new Response(body, {
    headers: { "Content-Type": `${contentType}; charset=utf-8`, "Cache-Tag": tags.join(", ") },
  });
}
