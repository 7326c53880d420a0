import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { projectRoot } from "../../scripts/setup/install.mjs";

const state = ".wrangler/e2e-mail";

/** The production build on a database of its own, which sends mails to a folder. */
export class MailServer {
  readonly #process: ChildProcess;
  #output = "";

  constructor(port: number) {
    const args = ["--port", String(port), "--state", state, "--fresh", "--skip-build", "--mail"];
    this.#process = spawn("node", ["scripts/setup/serve.ts", ...args], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on("data", (chunk) => {
        this.#output += chunk;
      });
    }
  }

  async ready(): Promise<void> {
    const ended = () => this.#process.exitCode !== null || this.#process.signalCode !== null;
    await expect.poll(() => ended() || this.#output.includes("Ready at"), { timeout: 120_000 }).toBe(true);
    expect(ended(), this.#output).toBe(false);
  }

  /** The mail to an address whose subject has this text, once it has been sent. */
  async sent(
    to: string,
    subject: string,
    { timeout, text = "" }: { timeout: number; text?: string },
  ): Promise<Email> {
    const folder = join(projectRoot, state, "mail");
    const find = async () => {
      const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
      const mails = await Promise.all(
        files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
      );
      return mails.find(
        (mail) =>
          mail.to?.[0]?.address === to && mail.subject?.includes(subject) && mail.text?.includes(text),
      );
    };
    let found: Email | undefined;
    await expect.poll(async () => (found = await find()), { timeout, intervals: [100] }).toBeDefined();
    return found as Email;
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.kill("SIGINT");
    await once(this.#process, "close");
  }
}
