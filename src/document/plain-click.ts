/** Whether an event is a click that opens a link in this tab: of the main button and without a modifier key. */
export function isPlainClick(event: Event): boolean {
  const click = event as MouseEvent;
  return (
    click.type === "click" &&
    click.button === 0 &&
    !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  );
}
