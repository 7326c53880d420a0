import { adminContentPath } from "../../../src/lib/admin-paths.ts";
import { ensureSecrets } from "../../setup/secrets.ts";

/** The data that the portal's pages need. */
export interface Portal {
  token: string;
  /** Ids of items. */
  published: string;
  draft: string;
  /** Paths of the draft's preview and of its editor. */
  preview: string;
  editor: string;
  /** The name of another account. */
  colleague: string;
}

const colleague = "Ila Joshi";

/** Signs in the local admin twice, for a second device, and registers another account. */
export async function preparePortal(origin: string): Promise<Portal> {
  const { adminEmail: email, adminPassword: password } = ensureSecrets();
  const ask = async (path: string, body?: object, token?: string) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answers with ${response.status}: ${await response.text()}`);
    return response.json();
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
