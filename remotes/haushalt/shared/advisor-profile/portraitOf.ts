import { largestPortrait } from '@vp-digital/core/contracts';

/** Pixels of a portrait: twice what it is shown at, and what a page at 200 dpi takes. */
const width = 320;
const height = 400;

/**
 * The middle of a picture as a portrait, upright, without what the camera noted beside it: a JPEG in Base64. Rejects for
 * what the browser cannot show.
 */
export async function portraitOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.max(width / picture.width, height / picture.height);
  const [shownWidth, shownHeight] = [width / scale, height / scale];
  const left = (picture.width - shownWidth) / 2;
  const top = (picture.height - shownHeight) / 4; // heads are in the upper half
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, left, top, shownWidth, shownHeight, 0, 0, width, height);
  picture.close();
  let jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  for (const quality of [0.7, 0.5, 0.3])
    if (jpeg.size > largestPortrait * 0.75)
      jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality }); // Base64 takes a third more
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
