import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import VideoIcon from "lucide-react/icons/video";
import { useState } from "react";
import type { MediaItem } from "#src/shared/contract/media.ts";
import { limits } from "#src/shared/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { smallPicture } from "../../article/article-picture.tsx";
import { formatFileSize } from "../../editor/media/format-file-size.ts";
import styles from "./library-dialog.module.css";
import { mediaLibraryQuery, saveAltText } from "./media-library.queries.ts";

interface LibraryDialogProps {
  mediaType: "image" | "video";
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
}

/** All uploaded files, to use one again. A picture without alt text asks for it first. */
export function LibraryDialog({ mediaType, onChoose, onClose }: LibraryDialogProps) {
  const library = useInfiniteQuery(mediaLibraryQuery(mediaType));
  const [picked, setPicked] = useState<MediaItem | null>(null);
  const items = library.data?.pages.flatMap(({ media }) => media);
  return (
    <Dialog open onClose={onClose} size="wide" title={mediaType === "image" ? "Pictures" : "Videos"}>
      {library.error && !items && (
        <FailedPanel
          text={library.error.message}
          busy={library.isFetching}
          onRetry={() => void library.refetch()}
        />
      )}
      {!items && !library.error && (
        <Loading label="Loading files..." className={styles.grid}>
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} shape="block" className={styles.skeletonItem} />
          ))}
        </Loading>
      )}
      {items?.length === 0 && (
        <Empty
          title="Nothing was uploaded yet"
          text="What is chosen in an article is listed here after its save."
        />
      )}
      {items && items.length > 0 && (
        <>
          <ul className={styles.grid}>
            {items.map((item) => (
              <li key={item.key}>
                <LibraryItem item={item} pressed={item.key === picked?.key} onPick={() => setPicked(item)} />
              </li>
            ))}
          </ul>
          {library.hasNextPage && (
            <Button
              variant="outline"
              size="small"
              className={styles.more}
              busy={library.isFetchingNextPage}
              onClick={() => void library.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
      {picked && <UseForm key={picked.key} item={picked} onChoose={onChoose} />}
    </Dialog>
  );
}

interface LibraryItemProps {
  item: MediaItem;
  pressed: boolean;
  onPick: () => void;
}

function LibraryItem({ item, pressed, onPick }: LibraryItemProps) {
  return (
    <button type="button" className={styles.item} aria-pressed={pressed} onClick={onPick}>
      {isImage(item) ? (
        <img src={smallPicture(item.url, 480)} alt={item.alt ?? ""} width={240} height={150} loading="lazy" />
      ) : (
        <span className={styles.film}>
          <VideoIcon aria-hidden="true" />
        </span>
      )}
      <b>{item.fileName ?? item.key}</b>
      <span>{detailsOf(item)}</span>
    </button>
  );
}

function UseForm({ item, onChoose }: { item: MediaItem; onChoose: (item: MediaItem) => void }) {
  const [alt, setAlt] = useState(item.alt ?? "");
  const use = useMutation({
    mutationFn: async () =>
      isImage(item) && alt.trim() !== (item.alt ?? "") ? saveAltText(item.key, alt) : item,
    onSuccess: onChoose,
    // The alt text still becomes part of the article.
    onError: () => onChoose({ ...item, alt: alt.trim() || null }),
  });
  return (
    <form
      className={styles.use}
      onSubmit={(event) => {
        event.preventDefault();
        use.mutate();
      }}
    >
      {isImage(item) && (
        <Field label="Alt text" markOptional={false} hint="Say what the picture shows. It is read aloud.">
          <TextInput
            maxLength={limits.alt}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </Field>
      )}
      <Button type="submit" size="small" busy={use.isPending}>
        {isImage(item) ? "Use picture" : "Use video"}
      </Button>
    </form>
  );
}

function detailsOf({ width, height, size }: MediaItem): string {
  return [width && height ? `${width} × ${height}` : null, formatFileSize(size)].filter(Boolean).join(", ");
}

function isImage({ contentType }: MediaItem): boolean {
  return contentType.startsWith("image/");
}
