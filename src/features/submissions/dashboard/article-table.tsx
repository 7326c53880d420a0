import { useId, useState } from "react";
import { Link } from "react-router";
import type { Dashboard } from "#shared/contract/dashboard.ts";
import { adminContentPath } from "#src/lib/admin-paths.ts";
import { formatNumber } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./dashboard.module.css";
import { Meter } from "./share-table.tsx";

/** The articles that led to most submissions, or those with most views. */
export function ArticleTable({ articles }: { articles: Dashboard["articles"] }) {
  const [by, setBy] = useState<"byEnquiries" | "byViews">("byEnquiries");
  const id = useId();
  const rows = articles[by];
  const highest = Math.max(1, ...rows.map(({ enquiries }) => enquiries));
  return (
    <section className={styles.cell} aria-labelledby={id}>
      <header className={styles.title}>
        <h2 id={id}>{by === "byEnquiries" ? "Articles that lead to enquiries" : "Articles read most"}</h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setBy(by === "byEnquiries" ? "byViews" : "byEnquiries")}
        >
          {by === "byEnquiries" ? "By views" : "By enquiries"}
        </Button>
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>
          {by === "byEnquiries" ? "No enquiry began on an article yet." : "No article was read yet."}{" "}
          <Link to={paths.adminDiscover}>All content</Link>
        </p>
      ) : (
        <table className={styles.articles} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Views</th>
              <th scope="col">Enquiries</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: item, title, views, enquiries }) => (
              <tr key={item}>
                <th scope="row" dir="auto">
                  <Link to={adminContentPath(item)}>{title}</Link>
                </th>
                <td>{formatNumber(views)}</td>
                <td>
                  <b>{formatNumber(enquiries)}</b>
                </td>
                <td>
                  <Meter part={enquiries / highest} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
