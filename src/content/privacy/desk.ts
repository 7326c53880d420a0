import type { BreachStep, RequestType } from "#shared/contract/privacy-fields.ts";

/** What owners read at the top of the privacy desk. */
export const deskNotice = "A lawyer decides the wording and the terms; these are defaults.";

interface AnswerTemplate {
  name: string;
  /** `{reference}` and `{purgeDay}` are replaced. */
  text: string;
}

const identity: AnswerTemplate = {
  name: "Ask who they are",
  text: "We received a request about the enquiry {reference}. Before we act on it we have to be sure that you sent the enquiry. Please reply from the e-mail address that you gave us, or open the link that you got when you sent the enquiry.",
};

/** Texts to begin an answer with, by the type of the request. */
export const answerTemplates: Record<RequestType, AnswerTemplate[]> = {
  access: [
    {
      name: "The copy is on the page",
      text: "Everything that we store about your enquiry {reference} is on this page, and you can download it here as a file. We shared it with nobody outside of our company and the services that run this website for us.",
    },
    identity,
  ],
  correction: [
    {
      name: "It is corrected",
      text: "We corrected your data in the enquiry {reference}. This page shows it as it is now.",
    },
    {
      name: "It stays as it is",
      text: "We looked at your enquiry {reference}. What we store is what you sent us, and we need it unchanged to show what was agreed. If something in it is wrong, tell us which part and how it should read.",
    },
  ],
  erasure: [
    {
      name: "It is restricted",
      text: "Your enquiry {reference} is restricted: nobody works with it any more. The law asks us to store it for a while longer, and on {purgeDay} it is erased for good. Until then you can take your request back on this page.",
    },
    {
      name: "The law asks us to store it",
      text: "We cannot erase the enquiry {reference} yet, because another law asks us to store it. We use it for nothing else, and erase it when that duty ends.",
    },
    identity,
  ],
  withdrawal: [
    {
      name: "The consent is withdrawn",
      text: "You withdrew your consent for the enquiry {reference}. We stopped using it, and erase it for good on {purgeDay}.",
    },
  ],
  grievance: [
    {
      name: "We look into it",
      text: "We are sorry that something went wrong with your enquiry {reference}. We looked into it: (say what happened, what you changed, and from when on).",
    },
    {
      name: "With the way to the Board",
      text: "We looked into your complaint about the enquiry {reference}, and this is our answer: (say what you found). If you do not agree, you can complain to the Data Protection Board of India.",
    },
  ],
};

/** What is to be done after a breach, in its order. */
export const breachStepTexts: Record<BreachStep, { title: string; text: string }> = {
  board_informed: {
    title: "Inform the Board",
    text: "Without delay: what happened, when, where, and what it may lead to.",
  },
  people_informed: {
    title: "Inform the persons affected",
    text: "In plain words: what happened, what it may lead to, what you do, and what they can do. The list of them is below.",
  },
  board_reported: {
    title: "Report to the Board",
    text: "Within 72 hours: the causes, the measures, who caused it, and how the persons were informed.",
  },
  closed: { title: "Close", text: "Afterwards nothing of it is changed any more." },
};
