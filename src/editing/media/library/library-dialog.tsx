import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import VideoIcon from "lucide-react/icons/video";
import { Fragment, useDeferredValue, useState } from "react";
import type { MediaItem } from "#shared/contract/media.ts";
import { limits } from "#shared/limits.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { adminContentPath, adminStationPath } from "#src/lib/admin-paths.ts";
import { smallPicture } from "#src/lib/stored-picture.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RouteLink } from "#src/ui/route-link.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { detailsOf } from "./file-details.ts";
import styles from "./library-dialog.module.css";
import { mediaLibraryQuery, removeFile, saveAltText } from "./media-library.queries.ts";

interface LibraryDialogProps {
  /** Only files of this type. */
  mediaType?: "image" | "video";
  /** Without it the dialog only shows and removes files. */
  onChoose?: (item: MediaItem) => void;
  onClose: () => void;
}

const titles = { image: "Pictures", video: "Videos", all: "Media" } as const;

/** Every uploaded file: found by name, used again, updated, or removed when nothing uses it. */
export function LibraryDialog({ mediaType, onChoose, onClose }: LibraryDialogProps) {
  const [search, setSearch] = useState("");
  const library = useInfiniteQuery(mediaLibraryQuery(mediaType ?? null, useDeferredValue(search.trim())));
  const [picked, setPicked] = useState<MediaItem | null>(null);
  const items = library.data?.pages.flatMap(({ media }) => media);
  return (
    <Dialog open onClose={onClose} size="wide" title={titles[mediaType ?? "all"]}>
      <Field label="Search files" hideLabel className={styles.search}>
        <TextInput
          type="search"
          placeholder="Search by name or alt text"
          maxLength={limits.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Field>
      {!items && (
        <QueryPlaceholder query={library} label="Loading files..." className={styles.grid}>
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} shape="block" className={styles.skeletonItem} />
          ))}
        </QueryPlaceholder>
      )}
      {items?.length === 0 && (
        <Empty
          title={search ? "No file is called that" : "Nothing was uploaded yet"}
          text={
            search
              ? "Try a part of its name or of its alt text."
              : "What is chosen in an article or a station is listed here after its save."
          }
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
          <LoadMore query={library} label="Show more" className={styles.more} />
        </>
      )}
      {picked && (
        <FileForm key={picked.key} item={picked} onChoose={onChoose} onDone={() => setPicked(null)} />
      )}
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

interface FileFormProps {
  item: MediaItem;
  onChoose?: (item: MediaItem) => void;
  onDone: () => void;
}

/** What can be done with the picked file. */
function FileForm({ item, onChoose, onDone }: FileFormProps) {
  const client = useQueryClient();
  const [alt, setAlt] = useState(item.alt ?? "");
  const finish = onChoose ?? onDone;
  const use = useMutation({
    mutationFn: async () =>
      isImage(item) && alt.trim() !== (item.alt ?? "") ? saveAltText(item.key, alt) : item,
    onSuccess: (updated) => {
      if (!onChoose) void client.invalidateQueries({ queryKey: ["media"] });
      finish(updated);
    },
    // The alt text still becomes part of what is edited.
    onError: (error) => {
      if (onChoose) onChoose({ ...item, alt: alt.trim() || null });
      else showFailure("The alt text was not saved.", error);
    },
  });
  return (
    <form
      className={styles.use}
      onSubmit={(event) => {
        event.preventDefault();
        use.mutate();
      }}
    >
      <Usage item={item} onRemoved={onDone} />
      {isImage(item) && (
        <Field label="Alt text" hint="Say what the picture shows. It is read aloud.">
          <TextInput
            maxLength={staffLimits.alt}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </Field>
      )}
      {(onChoose || isImage(item)) && (
        <Button type="submit" size="small" busy={use.isPending}>
          {onChoose ? (isImage(item) ? "Use picture" : "Use video") : "Save alt text"}
        </Button>
      )}
    </form>
  );
}

/** Which items and stations use the file, with links to them; a file that none uses can be removed. */
function Usage({
  item: { key, fileName, uses, usedIn },
  onRemoved,
}: {
  item: MediaItem;
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => removeFile(client, key),
    onSuccess: () => {
      showToast({ text: `${fileName ?? "The file"} was deleted` });
      onRemoved();
    },
    onError: (error) => showFailure("Nothing was deleted.", error),
  });
  if (uses > 0) {
    return (
      <p className={styles.usage}>
        Used in{" "}
        {usedIn.map(({ kind, id, title }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <RouteLink to={kind === "station" ? adminStationPath(id) : adminContentPath(id)}>
              {title}
            </RouteLink>
          </Fragment>
        ))}
        {uses > usedIn.length && ` and ${uses - usedIn.length} more`}
      </p>
    );
  }
  return (
    <p className={styles.usage}>
      Nothing uses it.
      {isAsking ? (
        <Button variant="danger" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete for good
        </Button>
      ) : (
        <Button variant="outline" size="small" onClick={() => setIsAsking(true)}>
          Delete
        </Button>
      )}
    </p>
  );
}

function isImage({ contentType }: MediaItem): boolean {
  return contentType.startsWith("image/");
}
