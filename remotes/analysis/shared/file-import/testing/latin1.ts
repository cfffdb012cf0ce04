/** As one byte a letter, which `TextEncoder` cannot. */
export const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
