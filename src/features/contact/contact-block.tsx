import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { t } from "#shared/translate.ts";
import { addressLine, brand } from "#src/content/brand.ts";
import styles from "./contact-block.module.css";

const ways = () => [
  {
    Icon: Phone,
    title: "Call us",
    text: t("Day and night, {hours}. A charger that does not start can often be restarted from here.", {
      hours: brand.supportHours,
    }),
    value: brand.phone.display,
    href: brand.phone.href,
  },
  {
    Icon: Mail,
    title: "Write to us",
    text: t("A reply within {time}", { time: brand.replyTime }),
    value: brand.supportEmail,
    href: `mailto:${brand.supportEmail}`,
  },
  {
    Icon: MessageCircle,
    title: "Chat with us",
    text: "By text or picture, while you do something else",
    value: "WhatsApp",
    href: brand.whatsapp,
  },
  {
    Icon: MapPin,
    title: t("Visit our office in {city}", { city: brand.address.city }),
    text: "Monday to Saturday, please call before",
    value: addressLine,
    href: brand.address.directions,
  },
];

/** Telephone, mail, WhatsApp and office, side by side: the shared contact block. */
export function ContactBlock() {
  return (
    <ul className={styles.ways}>
      {ways().map(({ Icon, title, text, value, href }) => (
        <li key={title}>
          <Icon aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
          <a
            className="num"
            href={href}
            {...(href.startsWith("http") ? { target: "_blank", rel: "noopener" } : {})}
          >
            {value}
          </a>
        </li>
      ))}
    </ul>
  );
}
