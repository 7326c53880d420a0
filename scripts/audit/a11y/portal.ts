import { adminContentPath } from "../../../src/lib/paths.ts";
import { ensureSecrets } from "../../setup/secrets.ts";

/** What the portal's pages need to have something to show. */
export interface Portal {
  token: string;
  /** Ids of content. */
  published: string;
  draft: string;
  /** The draft as its link shows it, and in the editor: paths. */
  preview: string;
  editor: string;
  /** The name of somebody else with an account. */
  colleague: string;
}

const colleague = "Ila Joshi";

/** Signs the local admin in, twice so that there is another device, and lets somebody else register. */
export async function preparePortal(origin: string): Promise<Portal> {
  const { adminEmail: email, adminPassword: password } = ensureSecrets();
  const ask = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answers with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await ask("/admin/login", { email, password });
  const { token } = await ask("/admin/login", { email, password });
  await ask("/admin/register", {
    name: colleague,
    email: "ila@example.com",
    password: "tall green mango tree",
    role: "admin",
  });
  const first = async (status: string): Promise<string> => {
    const { discovers } = await ask(`/discover/admin?status=${status}&limit=1`, undefined, token);
    return discovers[0].id;
  };
  const [published, draft] = [await first("published"), await first("draft")];
  const { url } = await ask(`/discover/admin/${draft}/preview-link`, {}, token);
  return {
    token,
    published,
    draft,
    preview: new URL(url).pathname,
    editor: adminContentPath(draft),
    colleague,
  };
}
