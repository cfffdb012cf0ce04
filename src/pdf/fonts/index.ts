export type { FontName } from './fontData';
export type { Font, FontSet } from './font';
export { reportFonts } from './reportFonts';
