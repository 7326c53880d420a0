import { Fragment } from "react";

const addressPattern =
  /(https?:\/\/[^\s<>"'()\u200e\u200f\u202a-\u202e\u2066-\u2069]+[^\s<>"'().,;:!?\u200e\u200f\u202a-\u202e\u2066-\u2069])/;

/** Text with its web addresses as links. Each shows its whole address, so that none can hide another. */
export function LinkedText({ text }: { text: string }) {
  return text.split(addressPattern).map((piece, index) =>
    // Every second piece is what the pattern matched. The pieces never change their order.
    index % 2 === 1 && URL.canParse(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
