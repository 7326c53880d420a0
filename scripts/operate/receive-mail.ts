// `npm run mail:receive -- file.eml`: hands a mail to the server on this machine, as Cloudflare does to the deployed one.
//   --from ADDRESS --to ADDRESS  the envelope (else the mail's own From and To)
//   --port N                     the server's port (else PORT, else 8787)
import { readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { parseCommand } from "../setup/arguments.ts";
import { stopWith } from "../setup/install.mjs";

const { values: options, positionals } = parseCommand(
  "npm run mail:receive",
  {
    from: { type: "string" },
    to: { type: "string" },
    port: { type: "string", default: process.env.PORT || "8787" },
  },
  "FILE",
);
const [file] = positionals;
if (!file) stopWith("Usage: npm run mail:receive -- FILE [--from ADDRESS] [--to ADDRESS] [--port N]");
const source = readFileSync(file ?? "");
const mail = await PostalMime.parse(source);
const envelope = new URLSearchParams({
  from: options.from ?? mail.from?.address ?? "",
  to: options.to ?? mail.to?.[0]?.address ?? "",
});
const url = `http://127.0.0.1:${options.port}/cdn-cgi/local/email?${envelope}`;
const response = await fetch(url, { method: "POST", body: source }).catch(() => null);
if (!response) stopWith(`No server answers at port ${options.port}: run npm start first.`);
console.log(await response?.text());
process.exit(response?.ok ? 0 : 1);
