export type { FontName } from './font-data';
export type { Font, FontSet } from './font';
export { reportFonts } from './report-fonts';
