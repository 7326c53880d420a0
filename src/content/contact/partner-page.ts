import type { PictureName } from "../pictures.ts";

/** How a page that sells one kind of partnership begins. */
export interface PartnerHead {
  meta: { title: string; description: string; card: string };
  /** The lines of the headline. */
  title: readonly string[];
  lead: string;
  picture: PictureName;
  alt: string;
}

/** One of the figures under the headline; rupees are set in the colour of money. */
export interface PartnerFigure {
  value: string;
  label: string;
  money?: boolean;
}

/** What comes below: how it works, what the partner gets, the form's heading, and what people ask first. */
export interface PartnerBody {
  benefits: { title: string; items: readonly { title: string; text: string }[] };
  stepsTitle: string;
  steps: readonly { title: string; text: string }[];
  formTitle: string;
  formLead: string;
  faqs: readonly { question: string; answer: string }[];
}
