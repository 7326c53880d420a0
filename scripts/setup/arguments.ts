import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Parses the command line of `command`, such as `npm run deploy`; `positionals` describes its
 * other arguments, such as `FOLDER`. An invalid command line ends the process with a line of
 * usage and exit code 2.
 */
export function parseCommand<T extends Options>(command: string, options: T, positionals = "") {
  const fail = (reason = ""): never => {
    console.error(`${reason}. Usage: ${usage(command, options, positionals)}`);
    process.exit(2);
  };
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    const [first] = parsed.positionals;
    if (positionals === "" && first !== undefined) fail(`Unexpected argument '${first}'`);
    return parsed;
  } catch (error) {
    const known =
      error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (known) return fail(error.message.split(/\.\s/)[0]);
    throw error;
  }
}

function usage(command: string, options: Options, positionals: string): string {
  const flags = Object.entries(options).map(([name, { type }]) =>
    type === "boolean" ? `[--${name}]` : `[--${name} VALUE]`,
  );
  const rest = [positionals, ...flags].filter(Boolean);
  return [command, ...(rest.length > 0 ? ["--", ...rest] : [])].join(" ");
}
