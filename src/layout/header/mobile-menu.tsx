import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import MenuIcon from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { addressLine, brand } from "#src/content/brand.ts";
import { brochures, chargingMenu, discoverMenu, partnerMenu, solarNotice } from "#src/content/navigation.ts";
import type { PictureName } from "#src/content/pictures.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Thumbnail } from "#src/ui/thumbnail.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { LanguageLinks } from "../language/language-links.tsx";
import styles from "./mobile-menu.module.css";

/**
 * The menu of narrow screens: a native popover with native details, so that opening, Escape and
 * focus need no code. The rest is in `src/document/mobile-menu.ts`.
 */
export function MobileMenu() {
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget="site-menu"
        aria-label="Open menu"
        data-script="mobile-menu"
        data-wake="interaction"
      >
        <MenuIcon aria-hidden="true" />
      </button>
      <div
        id="site-menu"
        popover="auto"
        role="dialog"
        aria-label="Menu"
        data-tone="day"
        className={styles.menu}
      >
        <div className={styles.bar}>
          <BrandMark />
          <button
            type="button"
            className={styles.close}
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Mobile" className={styles.groups}>
          <Group label="Discover">
            {discoverMenu.map(({ label, route }) => (
              <Row key={label} href={route} label={label} />
            ))}
          </Group>
          <ChargingGroup />
          <button type="button" className={styles.solar} popoverTarget="solar-notice">
            Solar
            <small>Soon</small>
          </button>
          <p id="solar-notice" popover="auto" role="alert" className={styles.notice}>
            {solarNotice}
          </p>
          <PartnerGroup />
          <ContactGroup />
          <LanguageLinks className={styles.language} />
        </nav>
        <ButtonLink href={homeAnchor("map")} wide className={styles.find}>
          Find Our Stations
        </ButtonLink>
      </div>
    </>
  );
}

function ChargingGroup() {
  return (
    <Group label="Charging">
      <ul className={styles.chargers}>
        {chargingMenu.map(({ id, name, description, image, navlink }) => (
          <PictureRow key={id} href={navlink} label={name} description={description} image={image} />
        ))}
      </ul>
      <Row href={paths.products} label="View All Products" />
      <Row href={homeAnchor("contact")} label="Contact Sales" />
      {brochures.map(({ label, href, fileName }) => (
        <AnchorLink key={label} href={href} download={fileName} className={styles.row}>
          {label}
          <Download aria-hidden="true" />
        </AnchorLink>
      ))}
    </Group>
  );
}

function PartnerGroup() {
  return (
    <Group label="Join as a Partner">
      <ul className={styles.chargers}>
        {partnerMenu.map(({ id, label, description, image, route }) => (
          <PictureRow key={id} href={route} label={label} description={description} image={image} isScene />
        ))}
      </ul>
    </Group>
  );
}

function ContactGroup() {
  return (
    <Group label="Contact Us">
      <Row href={paths.generalQuery} label="General Query" />
      <a className={styles.row} href={brand.phone.href}>
        {brand.phone.display}
      </a>
      <a className={styles.row} href={`mailto:${brand.supportEmail}`}>
        {brand.supportEmail}
      </a>
      <p className={styles.address}>{addressLine}</p>
    </Group>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details name="site-menu" className={styles.group}>
      <summary>
        {label}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

function Row({ href, label }: { href: string; label: string }) {
  return (
    <AnchorLink href={href} className={styles.row}>
      {label}
      <ArrowRight aria-hidden="true" />
    </AnchorLink>
  );
}

interface PictureRowProps {
  href: string;
  label: string;
  description: string;
  image: PictureName;
  /** A picture that fills the box, rather than a product on a background. */
  isScene?: boolean;
}

function PictureRow({ href, label, description, image, isScene }: PictureRowProps) {
  return (
    <li>
      <AnchorLink href={href}>
        <figure data-scene={isScene || undefined}>
          <Thumbnail name={image} width={64} />
        </figure>
        <span>
          <strong>{label}</strong>
          {description}
        </span>
      </AnchorLink>
    </li>
  );
}
