import { reportFonts } from '../fonts';
import { type Group, type Layout, layout, type Page, type TextOp } from '../layout';
import type { Block, ReportDocument } from '../model';
import { reportOf } from './sampleDocuments';

export function laidOut(document: ReportDocument): Layout {
  return layout(document, reportFonts);
}

/** What the pages of a report say, line by line. */
export function pagesOf(...blocks: readonly Block[]): readonly (readonly string[])[] {
  return laidOut(reportOf(...blocks)).pages.map(contentLines);
}

export function texts(groups: readonly Group[]): readonly TextOp[] {
  return groups.flatMap(({ ops }) => ops.filter((op) => op.kind === 'text'));
}

/** What a page says, line by line, without header, footer and repeated heads. */
export function contentLines({ groups }: Page): readonly string[] {
  return lines(groups.filter(({ kind }) => kind === 'content'));
}

export function artifactLines({ groups }: Page): readonly string[] {
  return lines(groups.filter((group) => group.kind === 'artifact' && group.artifact === 'pagination'));
}

function lines(groups: readonly Group[]): readonly string[] {
  const byBaseline = new Map<number, string>();
  for (const { y, text } of texts(groups)) byBaseline.set(y, `${byBaseline.get(y) ?? ''}|${text.trim()}`);
  return [...byBaseline.values()].map((line) => line.slice(1));
}
