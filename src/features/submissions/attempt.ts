/** The attempts to send a draft. */
export interface Attempts {
  /** The same for every attempt with the same content, so that it is stored once. */
  clientId: string;
  /** The content of the last attempt, as JSON. */
  sent?: string;
}

/**
 * The id of the next attempt. Content that changed since the last one gets a new id: the last one
 * may have been stored although its response was lost, and the Worker would drop the new content.
 */
export function nextAttempt({ clientId, sent }: Attempts, submission: object): Required<Attempts> {
  const content = JSON.stringify(submission);
  const isAnother = sent !== undefined && sent !== content;
  return { clientId: isAnother ? crypto.randomUUID() : clientId, sent: content };
}
