/** The confirmation of a submission, in the API's response and on the page. */
export const thanks = {
  title: "Thank You!",
  text: "Your message has been sent successfully. We'll get back to you soon.",
} as const;

/** How soon every submission gets a reply. */
export const replyTime = "24 hours";
