import * as z from 'zod/mini';

/** Letters and digits of the code that opens a link: none that can be taken for another one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const linkCodeLength = 8;

/** So many wrong codes close a link for good. */
export const linkCodeAttempts = 5;

/** Made by the caller and told to the household another way than the link; the service keeps only a hash of it. */
export const linkCode = z.string().check(z.regex(new RegExp(`^[${alphabet}]{${linkCodeLength}}$`)));

/** A new code: every letter as likely as every other one, because their number divides 256. */
export const newLinkCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(linkCodeLength)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');

/** In groups of four, to be read out and typed. */
export const readableLinkCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
