// Serves the latest build with the local database in a folder, until it is killed. It is Miniflare alone: the proxy of
// `wrangler dev` is not part of what is measured.
//   --port N --state DIR
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { parseCommand } from "../../setup/arguments.ts";
import { requireBuild } from "../../setup/build/folder.ts";
import { workerOptions } from "../../setup/build/worker-options.ts";

const { values } = parseCommand("node scripts/audit/storm/server.ts", {
  port: { type: "string", default: "0" },
  state: { type: "string", default: ".wrangler/storm" },
});
const build = requireBuild();
const { d1_databases, r2_buckets } = unstable_readConfig({ config: `${build}/server/wrangler.json` });
const server = new Miniflare(
  convertV4MiniflareOptions({
    resourcePersistencePath: `${values.state}/v3`,
    workers: [
      {
        ...workerOptions(build),
        name: "app",
        d1Databases: { DB: d1_databases[0]?.database_id ?? "" },
        r2Buckets: { MEDIA: r2_buckets[0]?.bucket_name ?? "" },
        unsafeDirectSockets: [{ host: "127.0.0.1", port: Number(values.port) }],
      },
    ],
    handleStructuredLogs: () => {},
  }),
);
await server.ready;
