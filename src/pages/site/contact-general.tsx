import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { brand } from "#src/content/brand.ts";
import { generalCopy } from "#src/content/contact/general.ts";
import { faqsFor } from "#src/content/faqs.ts";
import { ContactBlock } from "#src/features/contact/contact-block.tsx";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";
import { paths } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./contact-general.module.css";

export function meta() {
  return typedPageMeta({
    type: "ContactPage",
    step: "General query",
    ...generalCopy.meta,
    path: paths.generalQuery,
    card: "general-query",
    faqs: faqsFor(paths.generalQuery),
  });
}

export default function ContactGeneral() {
  return (
    <>
      <section className={`wrap ${styles.ask}`}>
        <div>
          <div className={styles.head}>
            <h1>{generalCopy.title}</h1>
            <p className="lead">{generalCopy.lead}</p>
            <QuickWays />
          </div>
          <SubmissionForm form="general" label="General query" />
        </div>
        <section className={`night ${styles.ways}`} aria-labelledby="other-ways">
          <Picture name="scene-lounge" alt="" sizes="(width >= 1100px) 680px, 92vw" />
          <div>
            <h2 id="other-ways">Or reach us another way.</h2>
            <ContactBlock />
          </div>
        </section>
      </section>
      <FaqSection />
    </>
  );
}

/** On a phone, where the other ways stand below a long form: the three that need no form. */
function QuickWays() {
  return (
    <ul className={styles.quick}>
      <li>
        <a href={brand.phone.href}>
          <Phone aria-hidden="true" />
          <span>
            Call <span className="num">{brand.phone.display}</span>
          </span>
        </a>
      </li>
      <li>
        <a href={brand.whatsapp} target="_blank" rel="noopener">
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
      </li>
      <li>
        <a href={`mailto:${brand.supportEmail}`}>
          <Mail aria-hidden="true" />
          E-mail
        </a>
      </li>
    </ul>
  );
}
