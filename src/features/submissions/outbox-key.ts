/** The stored key of the outbox: pages without a form look only whether it is there. */
export const outboxKey = "enquiry-outbox";
