import { brand } from "../brand.ts";

/** Titles and descriptions of the legal pages, without their long texts. */
export const termsHead = {
  title: "Terms and conditions",
  description: `The terms on which ${brand.name} offers its website, its enquiry forms and its charging services in India.`,
};

export const privacyHead = {
  title: "Privacy policy",
  description: `What personal data ${brand.name} collects, why, how long it is kept, and what you can ask of us under Indian law.`,
};
