/** The statement that inserts a row. */
export function insert(
  db: D1Database,
  table: string,
  row: Record<string, string | number | null>,
): D1PreparedStatement {
  const columns = Object.keys(row);
  const places = columns.map(() => "?").join(", ");
  return db
    .prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`)
    .bind(...Object.values(row));
}
