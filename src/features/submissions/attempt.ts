/** What a draft knows of its attempts to be sent. */
export interface Attempts {
  /** The same through every attempt with the same words, so that they are stored once. */
  clientId: string;
  /** The words of the last attempt, as JSON. */
  sent?: string;
}

/**
 * What to send an enquiry under. When its words were changed since an attempt, it goes under another id: the attempt may have been stored although its answer
 * was lost, and the Worker would keep those first words in place of the new ones.
 */
export function nextAttempt({ clientId, sent }: Attempts, enquiry: object): Required<Attempts> {
  const words = JSON.stringify(enquiry);
  const isAnother = sent !== undefined && sent !== words;
  return { clientId: isAnother ? crypto.randomUUID() : clientId, sent: words };
}
