// Serves the latest build with the local database in a folder, until it is killed. It is Miniflare alone: the proxy of
// `wrangler dev` is not part of what is measured.
//   --port N --state DIR
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { parseCommand } from "../../setup/arguments.ts";
import { requireBuild } from "../../setup/build/folder.ts";
import { measuredOptions } from "../../setup/build/worker-options.ts";

const { values } = parseCommand("node scripts/audit/storm/server.ts", {
  port: { type: "string", default: "0" },
  state: { type: "string", default: ".wrangler/storm" },
});
const server = new Miniflare(
  convertV4MiniflareOptions({
    resourcePersistencePath: `${values.state}/v3`,
    workers: [
      {
        ...measuredOptions(requireBuild()),
        assets: undefined,
        name: "app",
        unsafeDirectSockets: [{ host: "127.0.0.1", port: Number(values.port) }],
      },
    ],
    handleStructuredLogs: () => {},
  }),
);
await server.ready;
