import { requestTypeLabels } from "#shared/contract/privacy-fields.ts";
import { languageLabels } from "#shared/contract/submission-fields.ts";
import { type OwnSubmissionView, type SubmissionStage, storedFacts } from "#shared/own-submission.ts";
import { t } from "#shared/translate.ts";
import { formatLongDay } from "#src/lib/format.ts";
import { noticePath } from "#src/lib/paths.ts";
import { tNodes } from "#src/lib/translate-nodes.tsx";
import { Button } from "#src/ui/button.tsx";
import styles from "./own-submission.module.css";

const stages: { stage: SubmissionStage; label: string; text: string }[] = [
  {
    stage: "received",
    label: "Received",
    text: "Your enquiry is with us, and nobody has begun to work on it.",
  },
  { stage: "in_progress", label: "Being worked on", text: "One of us is working on your enquiry." },
  {
    stage: "done",
    label: "Done",
    text: "Our work on your enquiry has ended. Write to us again at any time.",
  },
];

/** The status of the submission. */
export function Stage({ stage }: { stage: SubmissionStage }) {
  const current = stages.findIndex((one) => one.stage === stage);
  return (
    <section aria-labelledby="stage">
      <h2 id="stage">Where it stands</h2>
      <StageLine current={current} />
      <p className={styles.below}>{stages[current]?.text}</p>
    </section>
  );
}

/** The stages in a row; those up to the current one are lit. */
export function StageLine({ current }: { current: number }) {
  return (
    <ol className={styles.stages}>
      {stages.map(({ stage, label }, index) => (
        <li
          key={stage}
          data-reached={index <= current || undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

/** Everything that is stored, field by field. */
export function Stored({ submission }: { submission: OwnSubmissionView }) {
  const { createdAt, updatedAt } = submission;
  const facts = [
    ...storedFacts(submission),
    ["Received", formatLongDay(createdAt)],
    ["Last change", formatLongDay(updatedAt)],
  ] as const;
  return (
    <section aria-labelledby="stored">
      <h2 id="stored">What we store</h2>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The consent with the notice that was shown, and the one to news, which one press changes. */
export function Consent({ path, submission }: { path: string; submission: OwnSubmissionView }) {
  const { consent, email } = submission;
  if (!consent) return null;
  const { version, language, at, marketing } = consent;
  return (
    <section aria-labelledby="consent">
      <h2 id="consent">Your consent</h2>
      <p className={styles.below}>
        {tNodes("You agreed on {day} to the {link}, in {language}.", {
          day: formatLongDay(at),
          link: (
            <a href={noticePath(version, language)}>
              {t("privacy notice of {day}", { day: formatLongDay(version) })}
            </a>
          ),
          language: t(languageLabels[language] ?? language),
        })}
      </p>
      {/* Without an address there is no way to send news. */}
      {email !== null && (
        <form method="post" action={path} className={styles.consent}>
          <input type="hidden" name="action" value={marketing ? "no-news" : "news"} />
          <p>
            {marketing ? "You get our news and offers by e-mail." : "You get no news and offers from us."}
          </p>
          <Button type="submit" variant="outline" size="small">
            {marketing ? "Stop the news" : "Send me the news"}
          </Button>
        </form>
      )}
    </section>
  );
}

const statusTexts = {
  new: "Not read yet",
  acknowledged: "We are working on it",
  answered: "Answered",
  refused: "Refused",
  taken_back: "Taken back by you",
};

/** What the sender asked for, and the answers. */
export function Requests({ requests }: { requests: OwnSubmissionView["requests"] }) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">Your requests</h2>
      <ul className={styles.requests}>
        {requests.map(({ type, status, message, answer, createdAt, answerBy, closedAt }) => (
          <li key={createdAt + type}>
            <b>
              {t(requestTypeLabels[type])}: {t(statusTexts[status]).toLowerCase()}
            </b>
            <small>
              {t("Asked on {day}.", { day: formatLongDay(createdAt) })}{" "}
              {closedAt
                ? t("Closed on {day}.", { day: formatLongDay(closedAt) })
                : t("We answer by {day}.", { day: formatLongDay(answerBy) })}
            </small>
            {message && <p>{message}</p>}
            {answer && (
              <p className={styles.answer}>
                <b>Our answer:</b> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
