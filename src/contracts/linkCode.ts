import * as z from 'zod/mini';

/** Letters and digits of the code that opens a link: none that can be taken for another one. */
export const linkCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const linkCodeLength = 8;

/** So many wrong codes close a link for good. */
export const linkCodeAttempts = 5;

/** Made by the caller and told to the household another way than the link; the service keeps only a hash of it. */
export const linkCode = z.string().check(z.regex(new RegExp(`^[${linkCodeAlphabet}]{${linkCodeLength}}$`)));
