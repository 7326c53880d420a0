import { replyTime } from "../../thanks.ts";
import { area, email, fullName, phone } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

/** The quote popup, for one product or for none in particular. */
export const form = defineForm({
  name: "quote",
  type: "general_query",
  typeLabel: "General query",
  page: "/products",
  source: { value: "quote_popup", label: "Quote popup" },
  draft: "quote",
  takesEstimate: true,
  submit: "Request a quote",
  groups: [
    { fields: [{ ...fullName, label: "Full name" }, { ...phone, hint: "10 digits, we add +91" }, email] },
  ],
  given: [{ name: "product", label: "Product", kind: "text" }, area({ name: "message", label: "Message" })],
  summary: [],
  next: [
    { when: `In ${replyTime}`, what: "An expert calls you back and asks about your site." },
    { when: "After the call", what: "You get the price and the delivery date in writing." },
  ],
});
