// Makes an owner's account, or lets somebody in again; the first admin of a deployment is made with this.
//   npm run create-admin -- --name "Asha Raman" --email asha@example.com            the local database
//   npm run create-admin -- --name "Asha Raman" --email asha@example.com --remote   the deployed one
//   npm run create-admin -- --reset --email asha@example.com --remote               for somebody who is locked out:
//     for an account that exists; its password, passkeys, authenticator app and sessions are removed
//   with --state FOLDER, another local database than .wrangler/state
// Prints a link at which the person chooses a password, once and within 24 hours. With ADMIN_PASSWORD in the
// environment, that is the password.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerInput } from "../../src/shared/contract/admins.ts";
import { dayMs } from "../../src/shared/time.ts";
import { newLinkToken } from "../../worker/features/admins/links.queries.ts";
import { hashPassword } from "../../worker/features/admins/passwords.ts";
import { systemClock } from "../../worker/platform/clock.ts";
import { parseCommand } from "../setup/arguments.ts";
import { stopWith } from "../setup/install.mjs";
import { run } from "../setup/run.ts";

const { values: options } = parseCommand("npm run create-admin", {
  name: { type: "string" },
  email: { type: "string" },
  reset: { type: "boolean", default: false },
  remote: { type: "boolean", default: false },
  state: { type: "string", default: ".wrangler/state" },
});
const given = process.env.ADMIN_PASSWORD;
const input = registerInput.safeParse({
  name: options.reset ? "unchanged" : options.name,
  email: options.email,
  password: given ?? randomBytes(15).toString("base64url"),
});
if (!input.success)
  stopWith(
    'Usage: npm run create-admin -- --name "Full Name" --email name@example.com [--remote], or --reset --email name@example.com',
  );
const { name, email, password } = input.data;

const now = systemClock.now();
const { token, tokenHash } = await newLinkToken();
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const passwordHash = await hashPassword(password);
const row = [systemClock.id(), name, email, passwordHash, "active"].map(text).join(", ");
const mine = `(SELECT id FROM admins WHERE email = ${text(email)})`;
const create = `INSERT INTO admins (id, name, email, password_hash, status, created_at, updated_at)
VALUES (${row}, ${now}, ${now})
ON CONFLICT (email) DO UPDATE SET name = excluded.name, password_hash = excluded.password_hash, status = 'active', updated_at = excluded.updated_at;
`;
const reset = `UPDATE admins SET password_hash = ${text(passwordHash)}, totp_secret = NULL, totp_confirmed_at = NULL,
  totp_last_step = NULL, updated_at = ${now} WHERE email = ${text(email)};
DELETE FROM passkeys WHERE admin_id = ${mine};
DELETE FROM recovery_codes WHERE admin_id = ${mine};
`;
const link = `INSERT INTO admin_links (id, token_hash, purpose, email, admin_id, created_at, expires_at)
VALUES (${[systemClock.id(), tokenHash, "reset", email].map(text).join(", ")}, ${mine}, ${now}, ${now + dayMs});
`;
const sql = `${options.reset ? reset : create}DELETE FROM sessions WHERE admin_id = ${mine};
DELETE FROM admin_links WHERE admin_id = ${mine};
${given ? "" : link}`;

// Through a file, so that no process list shows the hash.
const folder = mkdtempSync(join(tmpdir(), "admin-"));
try {
  const file = join(folder, "admin.sql");
  writeFileSync(file, sql, { mode: 0o600 });
  const target = options.remote ? ["--remote"] : ["--local", "--persist-to", options.state];
  if (options.reset) {
    const found = await run("wrangler", [
      "d1",
      "execute",
      "DB",
      ...target,
      "--json",
      "--command",
      `SELECT ${mine} AS id`,
    ]);
    if (!/"id": "/.test(found)) stopWith(`There is no account of ${email}.`);
  }
  await run("wrangler", ["d1", "execute", "DB", ...target, "--yes", "--file", file]);
} finally {
  rmSync(folder, { recursive: true });
}
console.log(
  given
    ? `${email} can sign in.`
    : `${email} chooses a password within 24 hours at this address of the site: /login/reset#${token}`,
);
