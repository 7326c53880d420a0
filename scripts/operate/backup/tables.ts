/**
 * Rows that triggers make from other rows: a restore lets the triggers make them, and compares.
 */
const derived = [
  "article_enquiries",
  "discover_counts",
  "discover_tag_counts",
  "discover_tags",
  "discover_timeline",
  "media_uses",
  "station_media_uses",
  "submission_assignee_counts",
  "submission_counts",
  "submission_months",
  "submission_responses",
];

/**
 * Rows without meaning in another deployment: sessions, links, codes, views of the last half hour,
 * and the phonetic keys, which its job makes again.
 */
const passing = [
  "admin_links",
  "cache_purges",
  "discover_view_marks",
  "enquiry_codes",
  "login_budgets",
  "login_failures",
  "phonetic_queue",
  "phonetic_words",
  "sessions",
  "used_tokens",
];

export type Row = Record<string, string | number | null>;

export interface Tables {
  /** The tables of a backup, each after those that it references. */
  stored: string[];
  derived: string[];
  search: string[];
}

/** Sorts the tables of a database by how a backup treats them; an unknown table is stored. */
export async function readTables(db: D1Database): Promise<Tables> {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string; sql: string }>();
  const virtual = results.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql));
  // A vocabulary is another view of an index.
  const search = virtual.filter(({ sql }) => /USING fts5\(/i.test(sql)).map(({ name }) => name);
  const names = results
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_|d1_)/.test(name))
    .filter((name) => !virtual.some((index) => name === index.name || name.startsWith(`${index.name}_`)));
  const rows = names.filter((name) => !derived.includes(name) && !passing.includes(name));
  return { stored: await inOrder(db, rows), derived: names.filter((name) => derived.includes(name)), search };
}

async function inOrder(db: D1Database, names: string[]): Promise<string[]> {
  // One batch, because each request is a round trip.
  const keys = await db.batch<{ table: string }>(
    names.map((name) => db.prepare(`PRAGMA foreign_key_list(${name})`)),
  );
  const parents = new Map(
    names.map((name, index) => [
      name,
      (keys[index]?.results ?? []).map(({ table }) => table).filter((table) => table !== name),
    ]),
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const parent of parents.get(name) ?? []) visit(parent);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}

/** Every row of a table in insertion order, one page at a time. */
export async function* readRows(db: D1Database, table: string): AsyncGenerator<Row[]> {
  const page = 200;
  for (let after = -1; ; ) {
    const { results } = await db
      .prepare(`SELECT rowid AS row_number, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${page}`)
      .bind(after)
      .all<Row & { row_number: number }>();
    if (results.length > 0) yield results.map(({ row_number: _, ...row }) => row as Row);
    if (results.length < page) return;
    after = results.at(-1)?.row_number ?? after;
  }
}

/**
 * Every row of a table that triggers maintain, as sorted lines. Counters of zero are left out.
 */
export async function derivedLines(db: D1Database, table: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const rows of readRows(db, table)) {
    for (const row of rows) {
      if ((row.count ?? row.items ?? row.enquiries) === 0) continue;
      for (const column of ["days", "minutes"]) {
        if (typeof row[column] !== "string") continue;
        const counts = Object.entries<number>(JSON.parse(row[column])).filter(([, count]) => count !== 0);
        row[column] = JSON.stringify(counts.sort());
      }
      if (row.days === "[]" || row.minutes === "[]") continue;
      lines.push(JSON.stringify(row));
    }
  }
  return lines.sort();
}
