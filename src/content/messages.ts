/** The messages that tell a visitor about the result of an action. */
export const messages = {
  copied: "Link copied",
  submission: {
    failed: "Failed to send message. Please try again.",
    failedTitle: "Your message has not been sent",
    inputRemains: "What you typed is still here.",
    invalid: "Please check these answers",
    marks: "Fields with a star are required.",
    sending: "Sending...",
    retrying: "The connection is slow. We are trying again.",
    offlineTitle: "You are offline",
    offline: "Please leave this tab open. Your message is sent as soon as you are online.",
    restored: "We kept what you typed earlier in this tab.",
    again: "Send Another Message",
  },
} as const;
