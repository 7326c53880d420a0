import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { OcpiOperatorCreated, OcpiOperatorList } from "../../src/shared/contract/ocpi.ts";
import { Operator } from "../../tests/support/ocpi-operator.ts";

/** Calls the API of a site as a signed-in owner; fails with the message of an error. */
export function ownerOf(base: string, token: string) {
  return async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(new URL(path, base), { method, headers, ...sent });
    const answer = await response.json();
    if (!response.ok) throw new Error((answer as { message: string }).message);
    return answer as Answer;
  };
}

export type Owner = ReturnType<typeof ownerOf>;

export const operatorsPath = "/api/ocpi/admin/parties";

/** An operator that answers at a port of this machine, until `close`. */
export async function serveOperator(plan: { name: string; partyId: string }) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const operator = new Operator({ ...plan, origin: `http://127.0.0.1:${port}`, send: fetch });
  server.on("request", (request, response) => answer(operator, request, response));
  return { operator, close: () => server.close() };
}

/** Adds an operator in the settings of a site and registers it there; returns its id. */
export async function connectOperator(operator: Operator, base: string, owner: Owner): Promise<string> {
  const { data, tokenA } = await invite(operator, owner);
  const registered = await operator.register(`${base}/ocpi/versions`, tokenA ?? "");
  const { status_code } = (await registered.json()) as { status_code: number };
  if (status_code !== 1000) throw new Error(`${operator.name} could not register: OCPI ${status_code}`);
  return data.id;
}

/** A token to register with: for a new operator, or for one of an earlier run. */
async function invite({ name, countryCode, partyId }: Operator, owner: Owner): Promise<OcpiOperatorCreated> {
  const listed = await owner<OcpiOperatorList>("GET", operatorsPath);
  const known = listed.parties.find((operator) => operator.partyId === partyId);
  if (!known) return owner("POST", operatorsPath, { name, countryCode, partyId });
  if (known.status === "connected") await owner("DELETE", `${operatorsPath}/${known.id}`);
  return owner("POST", `${operatorsPath}/${known.id}/rotate`);
}

async function answer(operator: Operator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = "GET", headers, url } = request;
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const asked = new Request(`${operator.origin}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...body,
  });
  const result = await operator.handle(asked).catch(() => null);
  if (!result) {
    request.socket.destroy();
    return;
  }
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(await result.text());
}
