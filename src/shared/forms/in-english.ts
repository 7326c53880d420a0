/** In place of a form in a language that staff do not answer in. */
export const inEnglish = {
  text: "Our team answers in English for now, so please use the form in English.",
  link: "Open the form in English",
} as const;
