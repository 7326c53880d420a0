import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentPropsWithRef, useState } from "react";
import { TextInput } from "#src/ui/field.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./sign-in.module.css";

/** A password inside a Field, with a button that shows what was typed. */
export function PasswordInput(props: ComponentPropsWithRef<"input">) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <TextInput {...props} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <VisuallyHidden>{shown ? "Hide characters" : "Show characters"}</VisuallyHidden>
      </button>
    </span>
  );
}
