import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { adminListQuery } from "#src/features/discover/admin/discover-admin.queries.ts";
import { readItemFilter } from "#src/features/discover/admin/item-filter.ts";
import { inboxPageQuery } from "#src/features/submissions/inbox/inbox.queries.ts";
import { emptyFilter, inboxPath } from "#src/features/submissions/inbox/inbox-filter.ts";
import { fullName } from "#src/features/submissions/inbox/labels.ts";
import { useViews } from "#src/features/submissions/inbox/views/use-views.ts";
import { type Command, closePalette, openPalette, usePalette } from "#src/lib/commands.ts";
import { adminContentPath, paths } from "#src/lib/paths.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import styles from "./palette.module.css";

const pages = [
  ["Dashboard", paths.adminDashboard],
  ["Form Submissions", paths.admin],
  ["Discover", paths.adminDiscover],
  ["Create Content", paths.adminNewContent],
  ["Team", paths.adminTeam],
  ["Settings", paths.adminSettings],
] as const;

/** The command palette: every command, page, view, enquiry and article, found by typing. */
export function Palette() {
  const palette = usePalette();
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) openPalette();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Dialog open={palette !== null} onClose={closePalette} title={palette?.group ?? "Commands"}>
      {palette && <CommandList {...palette} />}
    </Dialog>
  );
}

function CommandList({ commands, group }: { commands: Command[]; group: string | null }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const everything = useEverything(typed.trim(), group === null);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const offered = group
    ? commands.filter((command) => command.group === group)
    : [...commands, ...everything.commands];
  const shown = [
    ...offered.filter(({ label, group: name }) =>
      words.every((word) => `${name} ${label}`.toLowerCase().includes(word)),
    ),
    ...everything.found,
  ];
  const at = Math.min(active, shown.length - 1);

  function run(command: Command | undefined) {
    if (!command) return;
    closePalette();
    command.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((at + step + shown.length) % shown.length);
    else if (event.key === "Enter") run(shown[at]);
    else return;
    event.preventDefault();
  }
  return (
    <div className={styles.palette}>
      <input
        // The dialog gives the focus to what has this attribute, which React does not write.
        ref={(input) => input?.setAttribute("autofocus", "")}
        role="combobox"
        aria-label="Find a command"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={shown[at] && `${id}-${at}`}
        placeholder={group ? "Type to choose" : "Type a command, a name, a number or a title"}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Commands" className={styles.list}>
        {shown.map((command, index) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: two enquiries may have the same name
            key={index}
            id={`${id}-${index}`}
            command={command}
            heading={command.group === shown[index - 1]?.group || group ? null : command.group}
            active={index === at}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>Nothing matches.</p>}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  /** The name of its group, above the group's first command. */
  heading: ReactNode;
  active: boolean;
  onRun: () => void;
}

function Option({ id, command: { label, icon, shortcut }, heading, active, onRun }: OptionProps) {
  return (
    <>
      {heading && (
        <p className={styles.group} role="presentation">
          {heading}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field runs the active option */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        ref={(element) => {
          if (active) element?.scrollIntoView({ block: "nearest" });
        }}
        className={styles.option}
        onClick={onRun}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        {shortcut && <Kbd>{shortcut}</Kbd>}
      </div>
    </>
  );
}

const minSearchLength = 2;
const maxFound = 6;

/** Pages and views, and the enquiries and articles that the typed text finds. */
function useEverything(typed: string, enabled: boolean): { commands: Command[]; found: Command[] } {
  const navigate = useNavigate();
  const search = useDeferredValue(typed);
  const isSearch = enabled && search.length >= minSearchLength;
  const enquiries = useQuery({ ...inboxPageQuery({ ...emptyFilter, search }, 1), enabled: isSearch });
  const articles = useQuery({
    ...adminListQuery(readItemFilter(new URLSearchParams({ search }))),
    enabled: isSearch,
  });
  const views = useViews();
  const goTo = (group: string, label: string, path: string): Command => ({
    group,
    label,
    run: () => void navigate(path),
  });
  return {
    commands: [
      ...pages.map(([label, path]) => goTo("Go to", label, path)),
      ...views.map(({ name, filter }) => goTo("Views", name, inboxPath(filter))),
    ],
    found: isSearch
      ? [
          ...(enquiries.data?.submissions ?? [])
            .slice(0, maxFound)
            .map((submission) =>
              goTo(
                "Enquiries found",
                `${fullName(submission)}, ${submission.reference}`,
                inboxPath({ ...emptyFilter, search }, submission.id),
              ),
            ),
          ...(articles.data?.discovers ?? [])
            .slice(0, maxFound)
            .map(({ id, title }) => goTo("Articles found", title, adminContentPath(id))),
        ]
      : [],
  };
}
