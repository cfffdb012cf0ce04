import { createFont, type FontSet } from './font';
import { hankenGrotesk400 } from './hankenGrotesk400';
import { hankenGrotesk600 } from './hankenGrotesk600';
import { newsreader500 } from './newsreader500';

/**
 * The fonts of the report.
 *
 * They are modules with base64 text, not asset files: the same import works in a worker built by webpack, in Node and
 * in Jest, needs no public path, no fetch and no `font-src`, and can neither be missing nor arrive in another version
 * than the widths beside it. The files inside are deflated already, so base64 costs almost nothing once the chunk is
 * compressed (86 kB for all three). Only the worker and the document service import this module.
 */
export const reportFonts: FontSet = {
  text: createFont(hankenGrotesk400),
  strong: createFont(hankenGrotesk600),
  serif: createFont(newsreader500),
};
