import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ReplyTemplate, templateLanguages } from "#shared/contract/reply-templates.ts";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { TemplateForm } from "./template-form.tsx";
import styles from "./templates.module.css";
import { removeTemplate, templatesQuery } from "./templates.queries.ts";

/** The answers that staff write often: add, change and remove them. */
export function TemplateSettings() {
  const client = useQueryClient();
  const query = useQuery(templatesQuery());
  const templates = query.data;
  // "new" while one is being added.
  const [edited, setEdited] = useState<ReplyTemplate | "new" | null>(null);
  if (!templates) {
    return (
      <QueryPlaceholder query={query} label="Loading templates...">
        <Skeleton shape="block" />
      </QueryPlaceholder>
    );
  }
  async function remove({ id, name }: ReplyTemplate) {
    try {
      await removeTemplate(client, id, true);
      const onSelect = () => void removeTemplate(client, id, false);
      showToast({ text: `${name} was removed`, action: { label: "Undo", onSelect } });
    } catch (error) {
      showFailure("The template was not removed.", error);
    }
  }
  return (
    <div className={styles.settings}>
      {templates.length > 0 && (
        <RowList>
          {templates.map((template) => (
            <li key={template.id}>
              <div>
                <b>{template.name}</b>
                <span>
                  {templateLanguages[template.language]}
                  {template.formType && `, ${formTypeLabels[template.formType]}`}
                </span>
              </div>
              <Menu
                trigger="Change"
                label={`Change ${template.name}`}
                variant="outline"
                actions={[
                  { label: "Edit", onSelect: () => setEdited(template) },
                  { label: "Remove", danger: true, onSelect: () => void remove(template) },
                ]}
              />
            </li>
          ))}
        </RowList>
      )}
      <Button variant="outline" onClick={() => setEdited("new")}>
        Add a template
      </Button>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === "new" ? "A new template" : "Change the template"}
        size="wide"
        closeOnBackdrop={false}
      >
        <TemplateForm template={edited === "new" ? null : edited} onDone={() => setEdited(null)} />
      </Dialog>
    </div>
  );
}
