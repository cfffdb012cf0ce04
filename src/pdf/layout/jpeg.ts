/** Of a JPEG in Base64, pixels; undefined for what is none that a reader could draw. */
export function jpegSize(base64: string): { readonly width: number; readonly height: number } | undefined {
  const bytes = bytesOf(base64);
  if (bytes?.[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = new DataView(bytes.buffer);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return undefined;
    if (!startsFrame(marker & 0xff)) continue;
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    return width > 0 && height > 0 ? { width, height } : undefined;
  }
  return undefined;
}

/** SOF0 to SOF15; of these numbers three are other segments. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** What Base64 says; undefined for what is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
