/** All messages of the quote popup. */
export const quoteMessages = {
  fillAll: "Please fill in all fields.",
  tenDigits: "Please enter a valid 10-digit phone number.",
  invalidPhone: "Please enter a valid phone number.",
  invalidEmail: "Please enter a valid email address.",
  checkInput: "Please check your input and try again.",
  serverError: "Server error. Please try again later.",
  failed: "Failed to submit form. Please try again.",
  sent: "Quote request submitted successfully! We will get back to you soon.",
} as const;
