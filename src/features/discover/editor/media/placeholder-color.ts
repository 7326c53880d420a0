/** Pixels along each side of the small copy whose mean is taken. */
const side = 16;

/**
 * The mean colour of a picture as three hex digits, which pages show in its place while it loads. Null for a video, for a picture that lets its
 * ground shine through, and for what cannot be drawn.
 */
export async function readPlaceholderColor(file: File): Promise<string | null> {
  if (!file.type.startsWith("image/")) return null;
  try {
    const picture = await createImageBitmap(file, {
      resizeWidth: side,
      resizeHeight: side,
      resizeQuality: "medium",
    });
    const context = new OffscreenCanvas(side, side).getContext("2d");
    context?.drawImage(picture, 0, 0);
    picture.close();
    return context ? meanOf(context.getImageData(0, 0, side, side).data) : null;
  } catch {
    return null;
  }
}

function meanOf(pixels: Uint8ClampedArray): string | null {
  const [red, green, blue, alpha] = [0, 1, 2, 3].map(
    (channel) =>
      pixels.filter((_, index) => index % 4 === channel).reduce((sum, value) => sum + value, 0) / side ** 2,
  );
  if (alpha !== 255) return null;
  return [red, green, blue].map((value = 0) => Math.round(value / 17).toString(16)).join("");
}
