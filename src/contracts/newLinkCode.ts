import { linkCodeAlphabet, linkCodeLength } from './linkCode';

/** A new code: every letter as likely as every other one, because their number divides 256. */
export const newLinkCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(linkCodeLength)),
    (byte) => linkCodeAlphabet[byte % linkCodeAlphabet.length],
  ).join('');

/** In groups of four, to be read out and typed. */
export const readableLinkCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
