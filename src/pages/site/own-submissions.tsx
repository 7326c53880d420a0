import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircle from "lucide-react/icons/message-circle";
import Pencil from "lucide-react/icons/pencil";
import { type ReactNode, useContext } from "react";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { limits } from "#shared/limits.ts";
import type { OwnSubmissionItem } from "#shared/own-submission.ts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { AskPerson } from "#src/features/contact/ask-person.tsx";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { formatLongDay } from "#src/lib/format.ts";
import { privatePageContext } from "#src/lib/page-api.ts";
import { paths } from "#src/lib/paths.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import { tNodes } from "#src/lib/translate-nodes.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import type { Route } from "./+types/own-submissions";
import { Note } from "./own-submission/note.tsx";
import styles from "./own-submission/own-submission.module.css";
import { StageLine } from "./own-submission/stored.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const access = context.get(privatePageContext)?.access;
  if (!access) throw new Response(null, { status: 404 });
  return access;
}

export function meta() {
  return pageMeta({
    title: "Your enquiries",
    description: "See, correct or erase what you sent us through a form.",
    path: paths.ownSubmissions,
  });
}

/** Where somebody without a link asks for what is stored about their address, in three steps. */
export default function OwnSubmissionsPage({ loaderData }: Route.ComponentProps) {
  const { step, sendsMail, submissions } = loaderData;
  const posted = useContext(ServerRenderContext)?.posted;
  const email = posted?.values.email ?? "";
  return (
    <>
      <article className={`wrap ${styles.page}`}>
        <header>
          <h1>Your enquiries</h1>
          <p className="lead">
            {step === "list"
              ? t("All that is stored under {email}. Each link works for a year and opens one enquiry.", {
                  email,
                })
              : "See, correct or erase what you sent us through a form."}
            {step !== "list" && sendsMail && " We check that the e-mail address is yours with a code."}
          </p>
        </header>
        <Note failure={posted?.failure} />
        {step === "list" ? (
          <OwnSubmissions submissions={submissions} />
        ) : (
          <div className={`${styles.columns} ${styles.equal}`}>
            {!sendsMail ? (
              <NoMail />
            ) : step === "code" ? (
              <CodeForm email={email} posted={posted} />
            ) : (
              <AddressForm posted={posted} />
            )}
            <Offer />
          </div>
        )}
      </article>
      {step !== "list" && <FaqSection title="Before you ask." aside={<AskPerson />} joined />}
    </>
  );
}

/** Where no code can be mailed: the link that the sender has, or a person. */
function NoMail() {
  const subject = encodeURIComponent(t("The link to my enquiry"));
  const body = encodeURIComponent(`${t("My reference number, if I have it:")} `);
  const mail = `mailto:${brand.supportEmail}?subject=${subject}&body=${body}`;
  return (
    <section className={styles.step} aria-labelledby="without-code">
      <h2 id="without-code">Find your enquiry</h2>
      <ol className={styles.ways}>
        <li>
          <h3>Open the link that you have</h3>
          <p>You got it after sending. It works for a year.</p>
        </li>
        <li>
          <h3>Or ask us for a new one</h3>
          <p>
            Write from the address that you gave us, with your reference number if you have it. A person
            replies with the link.
          </p>
          <ButtonLink href={mail}>Ask for the link</ButtonLink>
        </li>
      </ol>
      <OtherHelp term="Write to us">
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </OtherHelp>
    </section>
  );
}

/** What else helps: this, a person on the telephone, and more. */
function OtherHelp({ term, more, children }: { term: string; more?: ReactNode; children: ReactNode }) {
  const phone = (
    <a href={brand.phone.href} className="num">
      {brand.phone.display}
    </a>
  );
  return (
    <dl className={styles.else}>
      <div>
        <dt>{term}</dt>
        <dd>{children}</dd>
      </div>
      <div>
        <dt>No longer have that address?</dt>
        <dd>{tNodes("Call {phone} with your reference number, and a person helps you.", { phone })}</dd>
      </div>
      {more}
    </dl>
  );
}

/** Beside a form that mails a code. */
function LinkHelp({ more }: { more?: ReactNode }) {
  return (
    <OtherHelp term="You have the link?" more={more}>
      It opens your enquiry without a code, for a year after you sent it.
    </OtherHelp>
  );
}

const offers = [
  { Icon: ListChecks, text: "See where it stands and what we answered" },
  { Icon: MessageCircle, text: "Write back, with a picture if it helps" },
  { Icon: Pencil, text: "Correct your details" },
  { Icon: Download, text: "Download or erase what we store" },
];

/** An enquiry as its sender sees it, which nobody has sent. */
const example = {
  reference: "EV-7K3M-2QX9",
  sentOn: "2026-11-12",
  subject: "Two chargers for our parking",
  reply: "Thank you for the plan. Our engineer can come on Friday at 11.",
};

/** What a sender can do on the page of an enquiry, below an example of one. */
function Offer() {
  return (
    <aside className={`night ${styles.offer}`} aria-labelledby="offer">
      <div aria-hidden="true" className={styles.example}>
        <p>
          <b>Example</b>
          <span className="num">
            {example.reference} · {formatLongDay(example.sentOn)}
          </span>
        </p>
        <strong>{example.subject}</strong>
        <StageLine current={1} />
        <q>{example.reply}</q>
      </div>
      <h2 id="offer">With your link you can</h2>
      <ul>
        {offers.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function AddressForm({ posted }: { posted: PostedForm | undefined }) {
  return (
    <section className={styles.step} aria-labelledby="ask">
      <h2 id="ask">Find your enquiry</h2>
      <p>We mail you a code of six digits. It works for 15 minutes.</p>
      <form
        method="post"
        action={paths.ownSubmissions}
        noValidate
        className={`${styles.form} ${styles.inline}`}
      >
        <Field
          id="email"
          label="The e-mail address that you gave us"
          required
          error={posted?.form === "ask" ? posted.problems.email : undefined}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            maxLength={limits.email}
            defaultValue={posted?.values.email}
          />
        </Field>
        <Button type="submit">Mail me a code</Button>
      </form>
      <LinkHelp
        more={
          <div>
            <dt>You have not written yet?</dt>
            <dd>
              {tNodes("{link}: a person replies within {time}.", {
                link: <a href={paths.generalQuery}>Ask us anything</a>,
                time: t(brand.replyTime),
              })}
            </dd>
          </div>
        }
      />
    </section>
  );
}

function CodeForm({ email, posted }: { email: string; posted: PostedForm | undefined }) {
  return (
    <div className={styles.step}>
      <p role="status">
        {t(
          "If something is stored under {email}, a code of six digits is on its way. It works for 15 minutes.",
          { email },
        )}
      </p>
      <form method="post" action={paths.ownSubmissions} noValidate className={styles.form}>
        <input type="hidden" name="action" value="open" />
        <input type="hidden" name="email" value={email} />
        <Field
          id="code"
          label="Code"
          required
          className={styles.code}
          error={posted?.form === "open" ? posted.problems.code : undefined}
        >
          <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        </Field>
        <Button type="submit">Open my enquiries</Button>
        <p>
          {tNodes("No code? Look into the spam folder, or {link}.", {
            link: <a href={paths.ownSubmissions}>try another address</a>,
          })}
        </p>
      </form>
      <LinkHelp />
    </div>
  );
}

function OwnSubmissions({ submissions }: { submissions: OwnSubmissionItem[] }) {
  return (
    <ul className={styles.list}>
      {submissions.map(({ path, reference, formType, createdAt, isRestricted }) => (
        <li key={reference}>
          <a href={path}>
            <b className="num">{reference}</b>
            <span>
              {t(formTypeLabels[formType])}, {formatLongDay(createdAt)}
              {isRestricted && ", locked"}
            </span>
            <ChevronRight aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
