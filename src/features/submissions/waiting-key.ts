/** The stored key of waiting submissions: pages without a form look only whether it is there. */
export const waitingKey = "enquiry-outbox";
