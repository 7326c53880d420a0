import { Button } from "#src/ui/button.tsx";
import { useAssignees } from "../assignee.tsx";
import styles from "./mention-offer.module.css";

const shown = 5;

/** The colleagues whose names begin with what was typed behind an `@`. */
export function MentionOffer({ typed, onChoose }: { typed: string; onChoose: (name: string) => void }) {
  const { assignees } = useAssignees();
  const beginning = typed.toLocaleLowerCase();
  const found = assignees.filter(
    ({ name, isMe }) =>
      !isMe && name.toLocaleLowerCase().startsWith(beginning) && name.length > typed.trimEnd().length,
  );
  if (found.length === 0) return null;
  return (
    <fieldset className={styles.offer} aria-label="Mention a colleague">
      {found.slice(0, shown).map(({ id, name }) => (
        <Button key={id} variant="quiet" size="small" onClick={() => onChoose(name)}>
          @{name}
        </Button>
      ))}
    </fieldset>
  );
}
