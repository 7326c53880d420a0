/** Calls back after the next frame, which work before it would delay. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
