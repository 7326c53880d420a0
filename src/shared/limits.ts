/** Length and size limits. Lengths count UTF-16 code units after trimming. */
export const limits = {
  firstName: 80,
  lastName: 80,
  fullName: 120,
  email: 254,
  phone: 40,
  shortText: 150,
  subject: 200,
  message: 5000,
  discoverMessage: 500,
  estimate: 500,
  notes: 5000,
  reminderNote: 200,
  /** Colleagues that one note mentions. */
  mentions: 10,
  reply: 20_000,
  /** Attachments of one mail of ours. */
  attachments: 10,
  /** Pictures of one answer on the sender's own page. */
  answerPictures: 3,
  /** How long a reply waits before it is sent, so that it can be taken back; milliseconds. */
  undoSendMs: 10_000,
  templateName: 60,
  signature: 500,
  viewName: 28,
  url: 2048,
  password: { min: 6, max: 256 },
  code: 60,
  search: 100,
  title: 200,
  slug: 120,
  description: 5000,
  paragraph: 20_000,
  importantNote: 3000,
  listItem: 500,
  question: 500,
  answer: 5000,
  tag: 40,
  alt: 200,
  metaTitle: 120,
  metaDescription: 320,
  features: 40,
  keyHighlights: 40,
  sections: 60,
  faqs: 60,
  tags: 20,
  /** Bytes. */
  jsonBody: 256 * 1024,
  csvBody: 5 * 1024 * 1024,
  /** Of all attachments of a mail: Cloudflare sends 5 MiB in all, and a mail holds them in base64. */
  attachmentBytes: 3.5 * 1024 * 1024,
  imageBytes: 10 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  /** Milliseconds from first seeing a form to sending it; clients send a longer time as this, seven days. */
  filledInMs: 604_800_000,
} as const;

/** Default page size of each list, and the largest that the API accepts. */
export const pageSizes = {
  discover: 12,
  discoverAdmin: 10,
  submissions: 20,
  feed: 30,
  stations: 36,
  stationsAdmin: 25,
  max: 100,
} as const;

/** How many of the newest matches an inbox search shows, and of the late responses. */
export const maxSearchMatches = 200;

/** Targets for the first response in working minutes, and how long before one it is due soon. */
export const firstResponse = { minutes: 240, urgentMinutes: 60, soonMinutes: 60 } as const;

/** The working hours of staff, Monday to Saturday, in minutes after midnight in India. */
export const workingDay = { opens: 9 * 60 + 30, closes: 18 * 60 + 30 } as const;
