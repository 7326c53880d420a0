import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ApiError } from "#src/lib/api.ts";
import { privacySubmissionQuery } from "#src/shared/contract/privacy.ts";
import { restrictionMs } from "#src/shared/privacy-terms.ts";
import { dayMs } from "#src/shared/time.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import parts from "../parts.module.css";
import { submissionQuery } from "../privacy.queries.ts";
import { EraseForm } from "./erase-form.tsx";
import styles from "./erasure.module.css";

interface ErasureProps {
  /** The reference that is looked for, from the URL. */
  reference: string | null;
  onFind: (reference: string) => void;
}

/** Finds an enquiry by its reference, and restricts it for somebody who asked another way. */
export function Erasure({ reference, onFind }: ErasureProps) {
  const form = useForm({
    resolver: zodResolver(privacySubmissionQuery),
    reValidateMode: "onSubmit",
    defaultValues: { reference: reference ?? "" },
  });
  return (
    <section className={parts.section} aria-label="Erasure">
      <p className={parts.soft}>
        For people who call or write instead of using their own page. The enquiry disappears at once from the
        inbox, search, exports and mail. After {restrictionMs / dayMs} days, which the law asks us to wait, it
        is erased for good.
      </p>
      <form
        className={styles.find}
        onSubmit={(event) => void form.handleSubmit((found) => onFind(found.reference))(event)}
        noValidate
      >
        <Field
          label="Reference of the enquiry"
          markOptional={false}
          error={form.formState.errors.reference?.message}
        >
          <TextInput
            {...form.register("reference")}
            placeholder="EV-7K3M-2QX9"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
      {reference && <Found reference={reference} />}
    </section>
  );
}

function Found({ reference }: { reference: string }) {
  const query = useQuery(submissionQuery(reference));
  if (query.data) return <EraseForm key={query.data.id} submission={query.data} />;
  if (query.error instanceof ApiError && query.error.code === "not_found") {
    return (
      <Empty
        title="No enquiry has this reference"
        text="It begins with EV and is in the mail that confirmed the enquiry. An enquiry that was erased for good is not found any more."
      />
    );
  }
  return (
    <QueryPlaceholder query={query} label="Looking for the enquiry..." className={parts.skeleton}>
      <Skeleton width="half" />
      <Skeleton width="wide" />
    </QueryPlaceholder>
  );
}
