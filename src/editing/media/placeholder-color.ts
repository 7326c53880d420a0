/** Side of the small copy that is averaged, in pixels. */
const side = 16;

/**
 * The mean colour of a picture as three hex digits, shown while the picture loads. Null for a
 * video, a picture with transparency, and a file that cannot be decoded.
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
    return context ? meanColor(context.getImageData(0, 0, side, side).data) : null;
  } catch {
    return null;
  }
}

function meanColor(pixels: Uint8ClampedArray): string | null {
  const [red, green, blue, alpha] = [0, 1, 2, 3].map(
    (channel) =>
      pixels.filter((_, index) => index % 4 === channel).reduce((sum, value) => sum + value, 0) / side ** 2,
  );
  if (alpha !== 255) return null;
  return [red, green, blue].map((value = 0) => Math.round(value / 17).toString(16)).join("");
}
