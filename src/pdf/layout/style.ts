import type { FontName } from '../fonts';

const millimetre = 72 / 25.4;

/** A4 portrait. Header and footer hang in the margins: their rules stand on the margin lines. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 20 * millimetre,
  right: 16 * millimetre,
  top: 18 * millimetre,
  bottom: 20 * millimetre,
  /** From the header's rule to the text, and from the text to the footer's rule. */
  belowHeader: 24,
  aboveFooter: 12,
  /** Below the last line of the footer: what every printer can print. */
  footerEnd: 8 * millimetre,
} as const;

export const textWidth = page.width - page.left - page.right;
export const textTop = page.top + page.belowHeader;

export const colours = {
  ink: '#1b2022',
  ink2: '#3d4346',
  muted: '#5a6063',
  control: '#7a8184',
  line: '#e3e1dc',
  line2: '#cfccc6',
  accent: '#005e66',
  accent50: '#edf5f5',
  accent200: '#b2d6da',
  accent500: '#2f7d85',
  gap: '#b85336',
  gapGround: '#fdeeea',
  white: '#ffffff',
} as const;

export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly lineHeight: number;
  readonly colour: string;
}

const { ink, ink2, muted } = colours;

export const styles = {
  display: { font: 'serif', size: 36, lineHeight: 42, colour: ink },
  title: { font: 'serif', size: 28, lineHeight: 34, colour: ink },
  coverSubtitle: { font: 'text', size: 15, lineHeight: 21, colour: ink2 },
  coverLine: { font: 'text', size: 12, lineHeight: 18, colour: ink2 },
  chapterName: { font: 'strong', size: 10.5, lineHeight: 15, colour: muted },
  keySentence: { font: 'serif', size: 20, lineHeight: 26, colour: ink },
  heading2: { font: 'strong', size: 12, lineHeight: 17, colour: ink },
  heading3: { font: 'strong', size: 10.5, lineHeight: 15, colour: ink },
  body: { font: 'text', size: 10.5, lineHeight: 15, colour: ink },
  strong: { font: 'strong', size: 10.5, lineHeight: 15, colour: ink },
  caption: { font: 'text', size: 9.75, lineHeight: 14, colour: muted },
  note: { font: 'text', size: 9, lineHeight: 13, colour: muted },
  keyFigure: { font: 'strong', size: 20, lineHeight: 25, colour: ink },
  keyFigureUnit: { font: 'text', size: 10.5, lineHeight: 25, colour: muted },
  header: { font: 'text', size: 9.75, lineHeight: 14, colour: ink2 },
  headerName: { font: 'strong', size: 9.75, lineHeight: 14, colour: ink2 },
} as const satisfies Record<string, TextStyle>;
