/** What the sender of an enquiry reads when it has arrived: the Worker's answer, and the page's own words. */
export const thanks = {
  title: "Thank You!",
  text: "Your message has been sent successfully. We'll get back to you soon.",
} as const;
