/**
 * For the `sizes` of a wide picture: a third device pixel per pixel would show no difference for
 * twice the bytes.
 */
export const densePhone = "(width < 768px) and (resolution > 2dppx) 60vw";
