import ChevronDown from "lucide-react/icons/chevron-down";
import { useLocation, useMatches } from "react-router";
import { t } from "#shared/translate.ts";
import { type MenuId, mainMenu } from "#src/content/navigation.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { LanguageLinks } from "../language/language-links.tsx";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { panels } from "./panels.tsx";
import { SolarItem } from "./solar-item.tsx";

interface HeaderProps {
  /** Has a background even on a page that begins with a picture. */
  solid?: boolean;
}

/**
 * The fixed header: logo, five items with drop-downs, and a link to the stations.
 * `src/document/header.ts` and `menus.ts` have its behaviour.
 */
export function Header({ solid = false }: HeaderProps) {
  const overHero =
    useMatches().some((match) => (match.handle as RouteHandle | undefined)?.overHero) && !solid;
  const atHome = useLocation().pathname === paths.home;
  return (
    <header
      className={styles.header}
      data-site-header
      data-over-hero={overHero || undefined}
      data-at-home={atHome || undefined}
      data-tone={overHero ? "night" : "day"}
      data-solid={!overHero || undefined}
    >
      <div className={`wrap ${styles.bar}`}>
        <BrandMark />
        <nav aria-label="Main" className={styles.nav} data-script="menus" data-wake="interaction">
          <ul className={styles.list}>
            {mainMenu.map(({ id, label, href }) =>
              id === "solar" ? (
                <SolarItem
                  key={id}
                  label={label}
                  href={href}
                  className={styles.item}
                  linkClassName={styles.top}
                />
              ) : (
                <Item key={id} id={id} label={label} href={href} />
              ),
            )}
          </ul>
        </nav>
        <LanguageLinks className={styles.language} />
        <ButtonLink
          href={homeAnchor("map")}
          variant="outline"
          size="small"
          className={styles.find}
          data-call=""
        >
          Find Our Stations
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function Item({ id, label, href }: { id: MenuId; label: string; href: string }) {
  const Panel = panels[id];
  const panelId = `menu-${id}`;
  return (
    <li className={styles.item} data-menu>
      <span className={styles.top}>
        <AnchorLink href={href}>{label}</AnchorLink>
        <button
          type="button"
          popoverTarget={panelId}
          aria-controls={panelId}
          aria-label={t("{label} menu", { label })}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </span>
      <div id={panelId} popover="auto" className={styles.panel} data-panel data-tone="day">
        <div className={`wrap ${styles.inner}`}>{Panel && <Panel />}</div>
      </div>
    </li>
  );
}
