import { parseJson, type Wrangler } from "./wrangler.ts";

/**
 * The tag that `wrangler deploy` gives our versions. Storing a secret creates versions too, the
 * first of them without code.
 */
export const releaseTag = "release";

interface Deployment {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

interface Version {
  id: string;
  annotations?: { "workers/tag"?: string; "workers/triggered_by"?: string };
}

/**
 * The versions that a rollback can choose, oldest first; the last one serves the site. Excluded
 * are versions that were rolled back, and the empty Worker that holds the first secret. A version
 * made by changing a secret counts as the release with the same code. Cloudflare lists about ten.
 */
export async function releases(wrangler: Wrangler, config: string): Promise<string[]> {
  const list = async <T>(command: string): Promise<T[]> => {
    const output = await wrangler([command, "list", "--json", "-c", config], { reads: true }).catch(
      (error: Error) => {
        if (/10007|not found|does not exist/i.test(error.message)) return "[]";
        throw error;
      },
    );
    return parseJson<T[]>(output) ?? [];
  };
  const versions = new Map((await list<Version>("versions")).map(({ id, annotations }) => [id, annotations]));
  const deployments = await list<Deployment>("deployments");
  const line: string[] = [];
  for (const { versions: served } of deployments.toSorted((a, b) =>
    a.created_on.localeCompare(b.created_on),
  )) {
    const id = served.find(({ percentage }) => percentage === 100)?.version_id;
    if (!id) continue;
    const known = versions.get(id);
    if (line.includes(id)) line.splice(line.indexOf(id) + 1);
    else if (known?.["workers/tag"] === releaseTag) line.push(id);
    else if (line.length > 0 && known?.["workers/triggered_by"] === "secret") line.splice(-1, 1, id);
    else if (line.length > 0) line.push(id);
  }
  return line;
}
