import { useEffect, useState } from "react";
import { type ContentType, contentTypes } from "#src/shared/contract/discover-fields.ts";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { contentTypeLabels } from "./content-type-labels.ts";

const options = [
  { value: "", label: "All" },
  ...contentTypes.map((value) => ({ value, label: contentTypeLabels[value] })),
] as const;

interface TypeSwitchProps {
  type: ContentType | null;
  onType: (type: ContentType | null) => void;
}

/** Filters by content type: all, or one. */
export function TypeSwitch({ type, onType }: TypeSwitchProps) {
  // Shown at once; the URL changes a moment later.
  const [chosen, setChosen] = useState(type);
  useEffect(() => setChosen(type), [type]);
  return (
    <SegmentedControl
      label="Type"
      options={options}
      value={chosen ?? ""}
      onSelect={(value) => {
        setChosen(value || null);
        onType(value || null);
      }}
    />
  );
}
