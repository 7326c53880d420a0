import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { awaitBuild } from "../../../../scripts/operate/cloud/smoke.ts";

it("tests a site only once it serves the new build, and says so when it never does", async () => {
  const home = (hash: string) => `<script src="/assets/entry.client-${hash}.js"></script>`;
  let visits = 0;
  const server = createServer((_, response) => {
    visits += 1;
    response.end(home(visits === 1 ? "before" : "new-1_x"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  try {
    expect(await awaitBuild(`http://127.0.0.1:${port}`, home("new-1_x"))).toBe(true);
    expect(visits).toBe(2);
    expect(await awaitBuild(`http://127.0.0.1:${port}`, home("other"), 0)).toBe(false);
  } finally {
    server.close();
  }
});
