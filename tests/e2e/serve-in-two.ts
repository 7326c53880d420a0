import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server between a browser and a site, which sends the documents in two parts, as a slow line does. */
export interface TwoParts {
  origin: string;
  /** Sends what follows. */
  sendRest: () => void;
  stop: () => void;
}

/** Serves a site; its documents end after the first place of the text `cut`, until the rest is sent. */
export async function serveInTwo(site: string, cut: string): Promise<TwoParts> {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, answer) => {
    const response = await fetch(site + url);
    const type = response.headers.get("content-type") ?? "";
    answer.writeHead(response.status, { "content-type": type });
    const body = Buffer.from(await response.arrayBuffer());
    const first = type.startsWith("text/html") ? body.indexOf(cut) + cut.length : body.length;
    answer.write(body.subarray(0, first));
    if (first < body.length) await rest.promise;
    answer.end(body.subarray(first));
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: rest.resolve,
    stop: () => server.close(),
  };
}
