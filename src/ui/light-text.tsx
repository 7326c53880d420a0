import { Fragment, type ReactNode } from "react";
import { type LightSpan, readLightText } from "#shared/light-text.ts";

interface LightTextProps {
  text: string;
  className?: string;
  /** Renders the characters of a span, such as addresses as links. */
  children?: (text: string) => ReactNode;
}

/** A message of staff with its light formatting. Its parts never change their order. */
export function LightText({ text, className, children = (plain) => plain }: LightTextProps) {
  return readLightText(text).map(({ isList, lines }, index) =>
    isList ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <ul key={index} className={className} dir="auto">
        {lines.map((line, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={item}>{spansOf(line, children)}</li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <p key={index} className={className} dir="auto">
        {lines.map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Fragment key={row}>
            {row > 0 && "\n"}
            {spansOf(line, children)}
          </Fragment>
        ))}
      </p>
    ),
  );
}

const tags = { plain: Fragment, bold: "strong", italic: "em" } as const;

function spansOf(line: readonly LightSpan[], render: (text: string) => ReactNode): ReactNode {
  return line.map(({ text, style }, index) => {
    const Tag = tags[style];
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <Tag key={index}>{render(text)}</Tag>;
  });
}
