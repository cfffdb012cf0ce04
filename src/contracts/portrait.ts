/** Characters of a portrait: 75 kB of a JPEG in Base64. */
export const largestPortrait = 100_000;
