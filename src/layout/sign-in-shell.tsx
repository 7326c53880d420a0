import { Outlet } from "react-router";
import { usePortalTheme } from "#src/features/admins/theme.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { PortalMark } from "./portal-mark.tsx";
import styles from "./sign-in-shell.module.css";

/** The sign-in and register pages: a picture on one side, the form on the other. */
export default withQueries(SignInShell);

function SignInShell() {
  const theme = usePortalTheme();
  return (
    <div {...theme} className={styles.shell}>
      <header className={`night ${styles.art}`}>
        <Picture
          name="hero"
          alt=""
          sizes="(width < 768px) 100vw, 110vw"
          priority
          className={styles.picture}
        />
        <PortalMark />
        <p className={styles.tagline}>Every enquiry answered within four working hours.</p>
      </header>
      <main className={styles.form}>
        <Outlet />
      </main>
    </div>
  );
}
