import { useContext } from "react";
import { useLocation } from "react-router";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { t } from "#shared/translate.ts";
import { formatLongDay } from "#src/lib/format.ts";
import { privatePageContext } from "#src/lib/page-api.ts";
import { pageTitle } from "#src/lib/seo.ts";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import type { Route } from "./+types/own-submission";
import { Actions, Locked } from "./own-submission/actions.tsx";
import { Conversation } from "./own-submission/conversation.tsx";
import { Note } from "./own-submission/note.tsx";
import styles from "./own-submission/own-submission.module.css";
import { Consent, Requests, Stage, Stored } from "./own-submission/stored.tsx";

/** The Worker has read the link; without it there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(privatePageContext);
  if (!page?.submission) throw new Response(null, { status: 404 });
  return { path: page.path, submission: page.submission };
}

export function meta() {
  return [{ title: pageTitle("Your enquiry") }];
}

const doneTexts: Record<string, string> = {
  corrected: "Your corrections are stored.",
  unchanged: "Nothing was different, so nothing has changed.",
  news: "You get our news and offers from now on.",
  "no-news": "You get no more news and offers.",
  withdrawal: "Your consent is withdrawn, and your details are locked.",
  erasure: "Your request is stored, and your details are locked.",
  "taken-back": "Your request is taken back. We work on your enquiry as before.",
  complained: "Your complaint is stored. You find our answer on this page within 90 days.",
  answered: "Your message is with us. You find our answer here.",
  "new-link": "This is your new link; the one before opens nothing any more. Save this page's address.",
};

/** The page of the person who sent a submission: what is stored, where it stands, and their rights. */
export default function OwnSubmissionPage({ loaderData: { path, submission } }: Route.ComponentProps) {
  const posted = useContext(ServerRenderContext)?.posted;
  const done = new URLSearchParams(useLocation().search).get("done") ?? "";
  const { reference, formType, createdAt, restrictedAt, purgeAt, requests } = submission;
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={`night ${styles.panel}`}>
        <h1>Your enquiry</h1>
        <p className={`num ${styles.reference}`}>{reference}</p>
        <p className="lead">
          {t(
            "Sent on {day} with the form “{form}”. Whoever has the link to this page can open it, so do not share it.",
            { day: formatLongDay(createdAt), form: formTypeLabels[formType] },
          )}
        </p>
      </header>
      <Note
        failure={posted?.failure}
        done={!posted?.form && Object.hasOwn(doneTexts, done) ? doneTexts[done] : undefined}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {restrictedAt ? (
            <Locked restrictedAt={restrictedAt} purgeAt={purgeAt} />
          ) : (
            <>
              <Stage stage={submission.stage} />
              <Conversation path={path} submission={submission} posted={posted} />
              <Stored submission={submission} />
              <Consent path={path} submission={submission} />
            </>
          )}
          <Requests requests={requests} />
        </div>
        <Actions path={path} submission={submission} posted={posted} />
      </div>
    </article>
  );
}
