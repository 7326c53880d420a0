import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Admin } from "#shared/contract/admins.ts";
import { formatMoment } from "#src/lib/format.ts";
import { ownerlessTexts, type UnsavedText, unsavedTexts } from "#src/lib/unsaved-texts.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button, type ButtonLook } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./logout-button.module.css";
import { ownerlessSentence } from "./ownerless-notice.ts";
import { signOut } from "./session.ts";

interface LogoutButtonProps extends ButtonLook {
  admin: Admin;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Signs out. With unsaved texts on this device it asks first whether they stay. */
export function LogoutButton({ admin, ...button }: LogoutButtonProps) {
  const client = useQueryClient();
  const [stored, setStored] = useState<Stored>(nothing);
  function press() {
    const found = { unsaved: unsavedTexts(admin.id).list(), ownerless: ownerlessTexts.count() };
    if (isAny(found)) setStored(found);
    else signOut(client);
  }
  function remove() {
    unsavedTexts(admin.id).clear();
    ownerlessTexts.remove();
    signOut(client);
  }
  return (
    <>
      <Button {...button} onClick={press} />
      <Dialog open={isAny(stored)} onClose={() => setStored(nothing)} title="Unsaved texts on this device">
        <div className={styles.ask}>
          {stored.unsaved.length > 0 && (
            <>
              <UnsavedList unsaved={stored.unsaved} />
              <p>If they stay, they are offered when you sign in here again, and to nobody else.</p>
            </>
          )}
          {stored.ownerless > 0 && <p>{ownerlessSentence(stored.ownerless)}</p>}
          <div className={styles.actions}>
            <Button variant="danger" onClick={remove}>
              Remove and log out
            </Button>
            <Button onClick={() => signOut(client)}>Keep and log out</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

interface Stored {
  unsaved: UnsavedText[];
  ownerless: number;
}

const nothing: Stored = { unsaved: [], ownerless: 0 };

function isAny({ unsaved, ownerless }: Stored): boolean {
  return unsaved.length > 0 || ownerless > 0;
}

const maxListed = 5;

function UnsavedList({ unsaved }: { unsaved: UnsavedText[] }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {unsaved.slice(0, maxListed).map(({ key, title, at }) => (
        <li key={key}>
          <b dir="auto">{title || "Untitled"}</b> {formatMoment(at, now)}
        </li>
      ))}
      {unsaved.length > maxListed && <li>{unsaved.length - maxListed} more</li>}
    </ul>
  );
}
