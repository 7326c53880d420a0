/** Limits of what staff write and upload, apart from `limits`, which every form of visitors loads. */
export const staffLimits = {
  reminderNote: 200,
  /** Colleagues that one note mentions. */
  mentions: 10,
  reply: 20_000,
  /** Attachments of one mail of ours. */
  attachments: 10,
  /** How long a reply waits before it is sent, so that it can be taken back; milliseconds. */
  undoSendMs: 10_000,
  templateName: 60,
  signature: 500,
  viewName: 28,
  password: { min: 6, max: 256 },
  title: 200,
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
  csvBody: 5 * 1024 * 1024,
  imageBytes: 10 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
} as const;

/** Targets for the first response in working minutes, and how long before one it is due soon. */
export const firstResponse = { minutes: 240, urgentMinutes: 60, soonMinutes: 60 } as const;

/** The working hours of staff, Monday to Saturday, in minutes after midnight in India. */
export const workingDay = { opens: 9 * 60 + 30, closes: 18 * 60 + 30 } as const;
