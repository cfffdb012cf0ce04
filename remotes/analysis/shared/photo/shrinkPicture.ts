/** Longest side in pixels: print on a page is still read, and a telephone's picture takes a tenth of the bytes. */
const longestSide = 2_400;

/**
 * The picture upright as a JPEG without what the camera noted beside it (place, time, device). Rejects for what the
 * browser cannot show.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
