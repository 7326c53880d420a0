import ArrowUp from "lucide-react/icons/arrow-up";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { footerMenu } from "#src/content/navigation.ts";
import { paths } from "#src/lib/paths.ts";
import { tNodes } from "#src/lib/translate-nodes.tsx";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Marquee } from "#src/ui/marquee.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { LanguageLinks } from "../language/language-links.tsx";
import styles from "./footer.module.css";

const claims = ["Fast", "Safe", "Reliable", brand.name];

/** The footer of every public page. */
export function Footer() {
  return (
    <footer className="night">
      <Marquee speed="slow" className={styles.band}>
        <p className={styles.claims}>
          {[...claims, ...claims].map((claim, index) => {
            const Tag = index % 2 ? "em" : "span";
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that has every claim twice
              <Tag key={index} aria-hidden={index >= claims.length || undefined}>
                {claim}
              </Tag>
            );
          })}
        </p>
      </Marquee>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <BrandMark />
            <p>
              {t(brand.tagline)}.{" "}
              {tNodes("{label} technology, from {city}", {
                label: <span className={styles.whole}>Made-in-India</span>,
                city: t(brand.address.city),
              })}
              .
            </p>
          </div>
          <Column title="Products" links={footerMenu.products} />
          <Column title="Resources" links={footerMenu.resources} />
          <Column title="Follow" links={brand.social.map(({ name, href }) => ({ label: name, href }))} />
          <Column
            title="Contact"
            links={[
              { label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
              { label: brand.phone.display, href: brand.phone.href },
              { label: "WhatsApp", href: brand.whatsapp },
            ]}
          />
        </div>
        <div className={styles.legal}>
          <span className="num">
            © <span data-year>{new Date().getFullYear()}</span> {brand.name}
          </span>
          <AnchorLink href={paths.terms}>Terms</AnchorLink>
          <AnchorLink href={paths.privacy}>Privacy policy</AnchorLink>
          <AnchorLink href={paths.privacyNotice}>Privacy notice</AnchorLink>
          <AnchorLink href={paths.ownSubmissions}>Your enquiries</AnchorLink>
          <LanguageLinks />
          <a href="#top">
            Back to Top
            <ArrowUp className="icon" aria-hidden="true" />
          </a>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <AnchorLink href={href}>{label}</AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
