import type { PictureName } from "../pictures.ts";

/** The first part of a page about one kind of partnership. */
export interface PartnerHead {
  meta: { title: string; description: string; card: string };
  /** The lines of the headline. */
  title: readonly string[];
  lead: string;
  picture: PictureName;
  alt: string;
}

/** One figure below the headline; amounts in rupees have the colour of money. */
export interface PartnerFigure {
  value: string;
  label: string;
  money?: boolean;
}

/** What a partner gets. Some have a picture, which none of the page's other pictures repeats. */
export interface PartnerBenefits {
  title: string;
  items: readonly { title: string; text: string; picture?: PictureName }[];
}

/** Below it: how it works, the form's heading, and common questions. */
export interface PartnerBody {
  stepsTitle: string;
  /** Beside the steps; decoration, and none of the pictures above it. */
  stepsPicture: PictureName;
  /** Some say when they are, or how long they take. */
  steps: readonly { title: string; text: string; when?: string }[];
  formTitle: string;
  formLead: string;
  faqs: readonly { question: string; answer: string }[];
}
