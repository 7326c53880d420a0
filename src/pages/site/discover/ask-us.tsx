import { discoverCopy } from "#src/content/discover.ts";
import { ContactLines } from "#src/features/contact/contact-lines.tsx";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./ask-us.module.css";

/** The call to action below the listing: a short form for unanswered questions. */
export function AskUs({ id }: { id: string }) {
  return (
    <section id={id} tabIndex={-1} className="section" aria-labelledby="ask-us">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.beside}>
          <h2 id="ask-us">{discoverCopy.ask.title}</h2>
          <p className="lead">{discoverCopy.ask.lead}</p>
          <ContactLines className={styles.ways} />
          <figure>
            <Picture name="scene-lounge" alt="" sizes="36vw" />
          </figure>
        </div>
        <SubmissionForm form="discover" label="Ask us" />
      </div>
    </section>
  );
}
