import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import { projectRoot } from "../../scripts/setup/install.mjs";

/** The folders that the server needs, besides the files of the project's root. */
const folders = ["src", "worker", "scripts", "migrations", "public"];

/** Packages outside the copy are served too. */
const config = `import { mergeConfig } from "vite";
import project from "./vite.project.config.ts";
export default mergeConfig(project, { server: { fs: { allow: [".", "${projectRoot}/node_modules"] } }, cacheDir: ".vite" });
`;

/** `npm run dev` in a copy of the project, whose files a test may change. */
export class DevServer {
  readonly #folder = mkdtempSync(join(tmpdir(), "charge-india-dev-"));
  readonly #process: ChildProcess;
  #output = "";

  constructor(port: number) {
    this.#copyProject();
    this.#process = spawn("node", ["scripts/setup/serve.ts", "--dev", "--port", String(port)], {
      cwd: this.#folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on("data", (chunk) => {
        this.#output += chunk;
      });
    }
  }

  #copyProject(): void {
    const files = readdirSync(projectRoot, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const name of [...folders, ...files.map((file) => file.name)]) {
      cpSync(join(projectRoot, name), join(this.#folder, name), { recursive: true });
    }
    symlinkSync(join(projectRoot, "node_modules"), join(this.#folder, "node_modules"));
    renameSync(join(this.#folder, "vite.config.ts"), join(this.#folder, "vite.project.config.ts"));
    writeFileSync(join(this.#folder, "vite.config.ts"), config);
  }

  async ready(): Promise<void> {
    const ended = () => this.#process.exitCode !== null || this.#process.signalCode !== null;
    await expect.poll(() => ended() || this.#output.includes("Ready at"), { timeout: 150_000 }).toBe(true);
    expect(ended(), this.#output).toBe(false);
  }

  /** Replaces text in a file of the copy. */
  edit(file: string, before: string, after: string): void {
    const path = join(this.#folder, file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(before);
    writeFileSync(path, text.replace(before, after));
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      this.#process.kill("SIGINT");
      await once(this.#process, "close");
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
