import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { type PrivacySubmission, privacySubmissionQuery } from "#shared/contract/privacy.ts";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { formatDay } from "#src/lib/format.ts";
import { newRequestPath } from "#src/lib/privacy-paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import parts from "../parts.module.css";
import { submissionsQuery } from "../privacy.queries.ts";
import { RequestForm } from "./request-form.tsx";

interface NewRequestProps {
  /** What the caller's submissions are looked for by, from the URL. */
  find: string | null;
  onFind: (find: string) => void;
}

/** Finds the submission of somebody who called or wrote a letter, and enters what they ask for. */
export function NewRequest({ find, onFind }: NewRequestProps) {
  const form = useForm({
    resolver: zodResolver(privacySubmissionQuery),
    reValidateMode: "onSubmit",
    defaultValues: { find: find ?? "" },
  });
  const submit = form.handleSubmit(() => onFind(form.getValues("find").trim()));
  return (
    <section className={parts.section} aria-label="New request">
      <p className={parts.soft}>
        For people who call or write instead of using their own page. Find the enquiry that it is about, and
        make sure that it is really its sender who asks.
      </p>
      <form className={parts.find} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Reference, email or phone of the enquiry" error={form.formState.errors.find?.message}>
          <TextInput
            {...form.register("find")}
            placeholder="EV-7K3M-2QX9"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
      {find && <Found find={find} />}
    </section>
  );
}

function Found({ find }: { find: string }) {
  const query = useQuery(submissionsQuery(find));
  const [only, ...others] = query.data ?? [];
  if (only && others.length === 0) return <RequestForm key={only.id} submission={only} />;
  if (only) return <Choice submissions={[only, ...others]} />;
  if (query.data) {
    return (
      <Empty
        title="No enquiry is found"
        text="A reference begins with EV; people get it when they send an enquiry. An enquiry that was erased for good is not found any more."
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

/** The submissions of one person, to choose the one that the request is about. */
function Choice({ submissions }: { submissions: PrivacySubmission[] }) {
  return (
    <>
      <p>{submissions.length} enquiries are found. Which one is the request about?</p>
      <RowList>
        {submissions.map(({ id, reference, name, formType, createdAt, deleted, restrictedAt }) => (
          <li key={id} className={parts.row}>
            <div>
              <Link to={newRequestPath(reference)}>
                {reference}: {name}
              </Link>
              <small>
                {formTypeLabels[formType]}, {formatDay(createdAt)}
              </small>
            </div>
            {restrictedAt ? <span>Restricted</span> : deleted && <span>Deleted</span>}
          </li>
        ))}
      </RowList>
    </>
  );
}
