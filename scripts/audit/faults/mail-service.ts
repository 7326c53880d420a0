import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A mail as the storm's mail service accepted it. */
export interface AcceptedMail {
  to: string;
  subject: string;
  at: number;
}

/** A mail service outside of the Worker, which remembers what it accepted when the Worker is killed. */
export async function startMailService() {
  const accepted: AcceptedMail[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { to, subject } = JSON.parse(Buffer.concat(chunks).toString());
    accepted.push({ to, subject, at: Date.now() });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    accepted,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
