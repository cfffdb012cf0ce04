/**
 * An export as a portal writes it, with invented persons and amounts, and what it comes to: what it is, its bytes, its figures. Each
 * is read whole, or says what it leaves out.
 */
export type BankFile = readonly [string, string | Uint8Array, object];

export const lines = (...some: readonly string[]): string => `${some.join('\n')}\n`;

export const utf16 = (text: string, mark: readonly number[] = [0xff, 0xfe]): Uint8Array =>
  new Uint8Array([
    ...mark,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);

/** Nothing is left out. */
export const nothingLeft = { foreign: 0, pending: 0, unreadable: 0 };
