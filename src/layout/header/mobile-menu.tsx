import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import MenuIcon from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { addressLine, brand } from "#src/content/brand.ts";
import { brochures, chargingMenu, discoverMenu, partnerMenu, solarNotice } from "#src/content/navigation.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Thumbnail } from "#src/ui/thumbnail.tsx";
import { BrandMark } from "../brand-mark.tsx";
import styles from "./mobile-menu.module.css";

/** At these widths an open menu closes: the first is promised, from the second on the header has no menu. */
const closesFrom = ["(width >= 768px)", "(width >= 1024px)"];

/**
 * The collapsible menu of narrow screens. A native popover with native details inside, so that it opens, closes by
 * Escape and gives the focus back by itself, and works without script.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState(false);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => {
    menu.current?.hidePopover();
  }, [location.key]);

  useEffect(() => {
    const reached = ({ matches }: MediaQueryListEvent) => {
      if (matches) menu.current?.hidePopover();
    };
    const gone = new AbortController();
    for (const width of closesFrom)
      window.matchMedia(width).addEventListener("change", reached, { signal: gone.signal });
    return () => gone.abort();
  }, []);

  function close() {
    menu.current?.hidePopover();
  }
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="site-menu" aria-label="Open menu">
        <MenuIcon aria-hidden="true" />
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        role="dialog"
        aria-label="Menu"
        data-tone="day"
        className={styles.menu}
        onToggle={(event) => {
          if (event.newState === "closed") setNotice(false);
        }}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <div className={styles.bar}>
          <BrandMark onClick={close} />
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
              <Row key={label} href={route} label={label} onChoose={close} />
            ))}
          </Group>
          <Group label="Charging">
            <ul className={styles.chargers}>
              {chargingMenu.map(({ id, name, description, image, navlink }) => (
                <li key={id}>
                  <AnchorLink href={navlink} onClick={close}>
                    <figure>
                      <Thumbnail name={image} width={64} />
                    </figure>
                    <span>
                      <strong>{name}</strong>
                      {description}
                    </span>
                  </AnchorLink>
                </li>
              ))}
            </ul>
            <Row href={paths.products} label="View All Products" onChoose={close} />
            <Row href={homeAnchor("contact")} label="Contact Sales" onChoose={close} />
            {brochures.map(({ label, href, fileName }) => (
              <AnchorLink key={label} href={href} download={fileName} className={styles.row}>
                {label}
                <Download aria-hidden="true" />
              </AnchorLink>
            ))}
          </Group>
          <button type="button" className={styles.solar} onClick={() => setNotice(true)}>
            Solar
            <small>Soon</small>
          </button>
          <div role="alert">{notice && <p className={styles.notice}>{solarNotice}</p>}</div>
          <Group label="Join as a Partner">
            <ul className={styles.chargers}>
              {partnerMenu.map(({ id, label, description, image, route }) => (
                <li key={id}>
                  <AnchorLink href={route} onClick={close}>
                    <figure data-scene>
                      <Thumbnail name={image} width={64} />
                    </figure>
                    <span>
                      <strong>{label}</strong>
                      {description}
                    </span>
                  </AnchorLink>
                </li>
              ))}
            </ul>
          </Group>
          <Group label="Contact Us">
            <Row href={paths.generalQuery} label="General Query" onChoose={close} />
            <a className={styles.row} href={brand.phone.href}>
              {brand.phone.display}
            </a>
            <a className={styles.row} href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>
            <p className={styles.address}>{addressLine}</p>
          </Group>
        </nav>
        <ButtonLink href={homeAnchor("map")} wide className={styles.find} onClick={close}>
          Find a station
        </ButtonLink>
      </div>
    </>
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

function Row({ href, label, onChoose }: { href: string; label: string; onChoose: () => void }) {
  return (
    <AnchorLink href={href} className={styles.row} onClick={onChoose}>
      {label}
      <ArrowRight aria-hidden="true" />
    </AnchorLink>
  );
}
