import { useQuery } from "@tanstack/react-query";
import type { SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import styles from "./assignee.module.css";
import { colleaguesQuery } from "./inbox.queries.ts";

interface Choice {
  id: string;
  name: string;
  /** The one who is reading. */
  mine: boolean;
  change: SubmissionUpdate;
  /** What the change did, for its toast. */
  words: string;
}

interface Assigning {
  choices: Choice[];
  /** Giving it to oneself; null until the colleagues are known. */
  take: Choice | null;
}

/** Who submissions can be given to, oneself first. */
export function useAssigning(): Assigning {
  const { data } = useQuery(colleaguesQuery());
  const choices = (data?.colleagues ?? []).map(({ id, name }) => ({
    id,
    name,
    mine: id === data?.me,
    change: { assigneeId: id },
    words: id === data?.me ? "taken" : `assigned to ${name}`,
  }));
  const take = choices.find(({ mine }) => mine) ?? null;
  return { choices: take ? [take, ...choices.filter(({ mine }) => !mine)] : choices, take };
}

/** The first letters of a colleague's names; an empty frame for nobody. `bare` where the name stands beside it. */
export function Initials({ name, bare }: { name: string | null; bare?: boolean }) {
  const letters = name && initialsOf(name);
  const look = { className: styles.initials, "data-nobody": name === null || undefined };
  if (bare) {
    return (
      <span {...look} aria-hidden="true">
        {letters}
      </span>
    );
  }
  const label = name === null ? "Unassigned" : `Assigned to ${name}`;
  return (
    <span {...look} role="img" aria-label={label} title={label}>
      {letters}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase()).join("");
}
