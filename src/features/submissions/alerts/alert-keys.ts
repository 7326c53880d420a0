/** Where this browser stores how the admin is told of new enquiries. */
export const alertKeys = { notification: "enquiry_notification", sound: "enquiry_sound" } as const;
