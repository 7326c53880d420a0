import { useMutation } from "@tanstack/react-query";
import type { RemotePictures as Pictures } from "#shared/contract/messages.ts";
import { api } from "#src/lib/api.ts";
import { Button } from "#src/ui/button.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { submissionPath } from "../inbox.queries.ts";
import styles from "./remote-pictures.module.css";

/**
 * The pictures that a mail would load from elsewhere. They load only when somebody asks for them,
 * because loading one tells its sender who read the mail, when and where.
 */
export function RemotePictures({ id, messageId, count }: { id: string; messageId: string; count: number }) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => api<Pictures>(`${submissionPath(id)}/messages/${messageId}/pictures`),
    onError: (error) => showFailure("The pictures did not load.", error),
  });
  if (data) {
    return (
      <div className={styles.pictures}>
        {data.pictures.map((address) => (
          <img
            key={address}
            src={address}
            alt={`From ${new URL(address).host}`}
            referrerPolicy="no-referrer"
          />
        ))}
      </div>
    );
  }
  return (
    <p className={styles.blocked}>
      {count === 1 ? "One picture" : `${count} pictures`} not loaded
      <Button
        variant="outline"
        size="small"
        title="Their sender learns that the mail was read"
        busy={isPending}
        onClick={() => mutate()}
      >
        Show pictures
      </Button>
    </p>
  );
}
