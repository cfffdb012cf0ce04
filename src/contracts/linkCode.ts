import * as z from 'zod/mini';

/** Letters and digits of the code that opens a link: none that are easily confused. */
export const linkCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const linkCodeLength = 8;

/** A link is closed for good after this many wrong codes. */
export const linkCodeAttempts = 5;

/**
 * Made by the caller and given to the household through another channel than the link; the service keeps only a hash of
 * it.
 */
export const linkCode = z.string().check(z.regex(new RegExp(`^[${linkCodeAlphabet}]{${linkCodeLength}}$`)));
