/** A native form that the Worker refused; its page is rendered again with what was typed. */
export interface PostedForm {
  /** The last part of the form's `action`. */
  form: string;
  /** By the name of the control: the path in the contract, such as `formData.subject`. */
  values: Readonly<Record<string, string>>;
  /** A sentence by the name of the control. */
  problems: Readonly<Record<string, string>>;
  /** The error, when it is not about a field. */
  failure?: string;
}
