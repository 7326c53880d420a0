import { WorkerEntrypoint } from "cloudflare:workers";

/** In the place of Cloudflare's binding: hands each mail to the process that serves the product. */
export class LocalMail extends WorkerEntrypoint {
  async send({ attachments = [], ...mail }) {
    const messageId = `${crypto.randomUUID()}@local.example`;
    const files = attachments.map(({ content, ...file }) => ({
      ...file,
      content: new Uint8Array(content).toBase64(),
    }));
    const body = JSON.stringify({ ...mail, id: messageId, attachments: files });
    const response = await this.env.FOLDER.fetch("http://folder/", { method: "POST", body });
    if (!response.ok) throw new Error(await response.text());
    return { messageId };
  }
}

export default { fetch: () => new Response(null, { status: 404 }) };
