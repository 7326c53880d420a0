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
  /** Pictures of one answer on the sender's own page. */
  answerPictures: 3,
  url: 2048,
  code: 60,
  search: 100,
  slug: 120,
  /** Bytes. */
  jsonBody: 256 * 1024,
  /** Of all attachments of a mail: Cloudflare sends 5 MiB in all, and a mail holds them in base64. */
  attachmentBytes: 3.25 * 1024 * 1024,
  /** Milliseconds from first seeing a form to sending it; clients send a longer time as this, seven days. */
  filledInMs: 604_800_000,
} as const;

/** Default page size of each list, and the largest that the API accepts. */
export const pageSizes = {
  discover: 12,
  discoverAdmin: 10,
  submissions: 20,
  feed: 30,
  stations: 60,
  stationsAdmin: 25,
  max: 100,
} as const;

/** How many of the newest matches an inbox search shows, and of the late responses. */
export const maxSearchMatches = 200;
