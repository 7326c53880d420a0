const id = "fresh";

/**
 * Attributes of a checkbox or radio button outside a form that starts as the page has it: a reload
 * must not bring back its state without what its script did. `autocomplete` itself is valid on
 * neither, but a browser follows that of their form.
 */
export const freshControl = { form: id };

/** The form of such controls, once a page. Its disabled button keeps Enter from sending it. */
export function FreshForm() {
  return (
    <form id={id} autoComplete="off" hidden>
      <input type="submit" disabled />
    </form>
  );
}
