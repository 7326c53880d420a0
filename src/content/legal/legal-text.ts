export type PointIcon = "offer" | "price" | "refund" | "cash" | "typed" | "answer" | "safe" | "erased";

/** A legal page: an introduction and numbered chapters of plain paragraphs, some with a list. */
export interface LegalText {
  /** What it comes to in short, above the text, each with the id of the chapter that it leads to. */
  points?: readonly { icon: PointIcon; chapter: string; title: string; text: string }[];
  introduction: readonly string[];
  chapters: readonly {
    id: string;
    title: string;
    paragraphs: readonly string[];
    list?: readonly string[];
  }[];
}

/** The privacy notice that people agree to, in one language. */
export interface Notice extends LegalText {
  title: string;
}
