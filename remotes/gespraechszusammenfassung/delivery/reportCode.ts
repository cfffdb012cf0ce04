import { reportCodeAlphabet, reportCodeLength } from '@vp-digital/core/services';

/** A new code: every letter as likely as every other one, because their number divides 256. */
export const reportCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(reportCodeLength)),
    (byte) => reportCodeAlphabet[byte % reportCodeAlphabet.length],
  ).join('');

/** In groups of four, to be read out and typed. */
export const readable = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
