import ChevronDown from "lucide-react/icons/chevron-down";
import type { MouseEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { type MenuId, mainMenu } from "#src/content/navigation.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { BrandMark } from "../brand-mark.tsx";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { panels } from "./panels.tsx";
import { SolarItem } from "./solar-item.tsx";
import { useMenus } from "./use-menus.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** Scrolled further than this, the header gets a ground of its own. In px. */
const solidAfter = 50;

interface HeaderProps {
  /** Gives it a ground of its own even on a page that would begin with a picture. */
  solid?: boolean;
}

/** The fixed header: logo, five items with their drop-downs, and the way to a station. */
export function Header({ solid: forced = false }: HeaderProps) {
  const scrolled = useScrolledPast(solidAfter);
  const menus = useMenus();
  const overHero = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.overHero);
  const atHome = useLocation().pathname === paths.home;
  const solid = scrolled || menus.open !== null || !overHero || forced;
  return (
    <header
      className={styles.header}
      data-site-header
      data-tone={solid ? "day" : "night"}
      data-solid={solid || undefined}
      data-line={scrolled || menus.open !== null || undefined}
    >
      <div className={`wrap ${styles.bar}`}>
        <BrandMark onClick={menus.close} />
        <nav aria-label="Main" className={styles.nav}>
          <ul ref={menus.list} className={styles.list}>
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
                <Item key={id} id={id} label={label} href={href} menus={menus} />
              ),
            )}
          </ul>
        </nav>
        {/* Elsewhere the one filled button of the view belongs to what the page is for. */}
        <ButtonLink
          href={homeAnchor("map")}
          variant={solid && atHome ? "primary" : "outline"}
          size="small"
          className={styles.find}
          onClick={menus.close}
        >
          Find a station
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}

interface ItemProps {
  id: MenuId;
  label: string;
  href: string;
  menus: ReturnType<typeof useMenus>;
}

function Item({ id, label, href, menus }: ItemProps) {
  const Panel = panels[id];
  const open = menus.open === id;
  const panelId = `menu-${id}`;
  function press(event: MouseEvent<HTMLAnchorElement>) {
    // A finger has no hover: its first press opens the drop-down, the second follows the link.
    const touch = (event.nativeEvent as PointerEvent).pointerType === "touch";
    if (touch && !open) {
      event.preventDefault();
      menus.pin(id);
    } else {
      menus.close();
    }
  }
  return (
    <li className={styles.item} data-open={open || undefined} {...menus.item(id)}>
      <span className={styles.top} data-top>
        <AnchorLink href={href} onClick={press}>
          {label}
        </AnchorLink>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={`${label} menu`}
          onClick={() => menus.toggle(id)}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </span>
      <div id={panelId} className={styles.panel} data-tone="day">
        <div className={`wrap ${styles.inner}`}>{Panel && <Panel onChoose={menus.close} />}</div>
      </div>
    </li>
  );
}
