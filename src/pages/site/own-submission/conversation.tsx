import { limits } from "#shared/limits.ts";
import type { OwnMessage, OwnSubmissionView } from "#shared/own-submission.ts";
import { formatPhone } from "#shared/phone-text.ts";
import { clockAt } from "#shared/station-hours.ts";
import { dayMs } from "#shared/time.ts";
import { toIndianTime } from "#shared/time-field.ts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { formatDay, formatLongDay, formatWeekday } from "#src/lib/format.ts";
import { onOneLine } from "#src/lib/keep-together.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { Field, TextArea, TextInput } from "#src/ui/field.tsx";
import { LightText } from "#src/ui/light-text.tsx";
import styles from "./own-submission.module.css";

interface ConversationProps {
  path: string;
  submission: OwnSubmissionView;
  /** The form that was refused. */
  posted: PostedForm | undefined;
}

/** What was written in both directions, and the form to answer in. */
export function Conversation({ path, submission, posted }: ConversationProps) {
  const { messages } = submission;
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">Messages</h2>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.at + message.from} path={path} message={message} />
          ))}
        </ol>
      )}
      <AnswerForm path={path} phone={submission.phone} posted={posted} isFirst={messages.length === 0} />
    </section>
  );
}

function Message({ path, message }: { path: string; message: OwnMessage }) {
  const { at, from, text, callAt, files } = message;
  return (
    <li data-from={from}>
      <p className={styles.sender}>
        <b>{from === "you" ? "You" : brand.name}</b>
        <time dateTime={at}>
          {formatDay(at)}, {clockAt(Date.parse(at))}
        </time>
      </p>
      {text && (from === "you" ? <p dir="auto">{text}</p> : <LightText text={text} />)}
      {callAt && (
        <p>
          {t("Please call me on {day} at {time}.", {
            day: `${formatWeekday(callAt)}, ${formatLongDay(callAt)}`,
            time: clockAt(Date.parse(callAt)),
          })}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, fileName, contentType }) => (
            <li key={id}>
              <a href={`${path}/files/${id}`} download={fileName}>
                {contentType.startsWith("image/") ? (
                  <img src={`${path}/files/${id}`} alt={fileName} loading="lazy" decoding="async" />
                ) : (
                  fileName
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";
const maxAheadDays = 30;

function AnswerForm({
  path,
  phone,
  posted,
  isFirst,
}: Pick<ConversationProps, "path" | "posted"> & { phone: string | null; isFirst: boolean }) {
  const refused = posted?.form === "answer" ? posted : undefined;
  const errors = Object.entries(refused?.problems ?? {}).map(([name, message]) => ({
    id: `answer-${name}`,
    message,
  }));
  const now = Date.now();
  const dayAhead = (days: number) => toIndianTime(new Date(now + days * dayMs).toISOString());
  return (
    <form
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      className={styles.form}
      aria-label="Write to us"
    >
      <input type="hidden" name="action" value="answer" />
      <ErrorSummary errors={errors} attempt={0} />
      <Field
        id="answer-message"
        label={isFirst ? "Add something to your enquiry" : "Your answer"}
        error={refused?.problems.message}
      >
        <TextArea name="message" maxLength={limits.message} defaultValue={refused?.values.message} />
      </Field>
      <Field
        id="answer-pictures"
        label="Pictures"
        optional
        hint={t("Your land, meter or parking place: up to {count} pictures of at most 10 MiB each.", {
          count: limits.answerPictures,
        })}
        error={refused?.problems.pictures}
      >
        <TextInput type="file" name="pictures" accept={pictureTypes} multiple />
      </Field>
      {phone && (
        <Field
          id="answer-callAt"
          label="Call me at"
          optional
          hint={t("In India's time, Monday to Saturday between 9:30 am and 6:30 pm, on {phone}.", {
            phone: onOneLine(formatPhone(phone)),
          })}
          error={refused?.problems.callAt}
        >
          <TextInput
            type="datetime-local"
            name="callAt"
            min={dayAhead(0)}
            max={dayAhead(maxAheadDays)}
            defaultValue={refused?.values.callAt}
          />
        </Field>
      )}
      <Button type="submit">Send</Button>
    </form>
  );
}
