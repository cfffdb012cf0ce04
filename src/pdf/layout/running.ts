import type { ReportDocument, RunningFooter, RunningHeader } from '../model';
import type { Op } from './layoutModel';
import { markOps } from './mark';
import { colours, page, styles, textWidth } from './style';
import type { Line } from './text/lineBreaking';
import { lineOps } from './text/textContent';
import type { Typesetter } from './text/typesetter';

const HEADER_TO_RULE = 9;
const HEADER_GAP = 16;
const MARK_SIZE = 16.5;
const MARK_GAP = 7.5;
const RULE_TO_FOOTER = 8;
const PAGE_NUMBER_GAP = 24;

export interface PagePosition {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** The header line and its rule: mark and report at the left, household between, date at the right. */
export function headerOps({ left, centre, right }: RunningHeader, typesetter: Typesetter): readonly Op[] {
  const top = page.top - HEADER_TO_RULE - styles.header.lineHeight;
  const baseline = top + typesetter.baseline(styles.header);
  const name = typesetter.single(left, styles.headerName);
  const date = typesetter.single(right, styles.header);
  const nameEnd = page.left + MARK_SIZE + MARK_GAP + name.width;
  const dateStart = page.left + textWidth - date.width;
  const room = dateStart - nameEnd - 2 * HEADER_GAP;
  const household = shortened(centre, room, typesetter);
  return [
    ...markOps(page.left, top + (styles.header.lineHeight - MARK_SIZE) / 2, MARK_SIZE),
    ...lineOps(name, nameEnd - name.width, baseline, typesetter),
    ...lineOps(household, (nameEnd + dateStart - household.width) / 2, baseline, typesetter),
    ...lineOps(date, dateStart, baseline, typesetter),
    rule(page.top, colours.ink2),
  ];
}

/** A long household name must not run into its neighbours. */
function shortened(text: string, room: number, typesetter: Typesetter): Line {
  let line = typesetter.single(text, styles.header);
  for (let length = text.length - 1; line.width > room && length > 0; length -= 1) {
    line = typesetter.single(`${text.slice(0, length).trimEnd()}…`, styles.header);
  }
  return line;
}

/** How many lines the assumptions of a page take. */
export function footerLineCount(
  assumptions: string,
  { footer }: ReportDocument,
  typesetter: Typesetter,
): number {
  return assumptionLines(assumptions, footer, typesetter).length;
}

/** Where the footer's rule stands. It rises above the margin when more than two lines need room. */
export function footerTop(lineCount: number): number {
  const needed = page.footerEnd + lineCount * styles.note.lineHeight + RULE_TO_FOOTER;
  return page.height - Math.max(page.bottom, needed);
}

export function footerOps(
  assumptions: string,
  position: PagePosition,
  lineCount: number,
  { footer }: ReportDocument,
  typesetter: Typesetter,
): readonly Op[] {
  const top = footerTop(lineCount);
  const baseline = top + RULE_TO_FOOTER + typesetter.baseline(styles.note);
  const number = typesetter.single(pageNumber(footer, position), styles.note);
  return [
    rule(top, colours.line2),
    ...assumptionLines(assumptions, footer, typesetter).flatMap((line, index) =>
      lineOps(line, page.left, baseline + index * styles.note.lineHeight, typesetter),
    ),
    ...lineOps(number, page.left + textWidth - number.width, baseline, typesetter),
  ];
}

/** The page number has its place at the right, whatever its digits. */
function assumptionLines(assumptions: string, footer: RunningFooter, typesetter: Typesetter) {
  const widest = typesetter.single(pageNumber(footer, { number: 888, count: 888 }), styles.note).width;
  return typesetter.lines(assumptions, styles.note, textWidth - widest - PAGE_NUMBER_GAP);
}

function pageNumber({ pageNumber: template }: RunningFooter, { number, count }: PagePosition): string {
  return template.replaceAll('{n}', String(number)).replaceAll('{m}', String(count));
}

function rule(y: number, stroke: string): Op {
  return { kind: 'line', x1: page.left, y1: y, x2: page.left + textWidth, y2: y, stroke, strokeWidth: 0.75 };
}
