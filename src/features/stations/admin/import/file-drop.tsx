import FileUp from "lucide-react/icons/file-up";
import { useId, useState } from "react";
import { Spinner } from "#src/ui/spinner.tsx";
import styles from "./import.module.css";

interface FileDropProps {
  file: File | null;
  busy: boolean;
  error: Error | null;
  onFile: (file: File) => void;
}

/** Takes a CSV file: chosen, or dropped. */
export function FileDrop({ file, busy, error, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  function take(files: FileList | null) {
    const [chosen] = files ?? [];
    if (chosen) onFile(chosen);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          take(event.currentTarget.files);
          // Choosing the same file again, corrected meanwhile, is a change too.
          event.currentTarget.value = "";
        }}
      />
      {busy ? <Spinner /> : <FileUp aria-hidden="true" />}
      <label htmlFor={id}>{busy ? `Reading ${file?.name}...` : "Choose a CSV file, or drop it here"}</label>
      <p>
        Files of Excel and Google Sheets work as they are. Nothing changes before you have seen every line and
        pressed Apply.
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {file?.name}: {error.message}
        </p>
      )}
    </div>
  );
}
