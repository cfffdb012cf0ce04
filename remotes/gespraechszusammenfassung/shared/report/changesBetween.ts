import type { ReportDocument } from '@vp-digital/core/pdf';
import type { ReportChange } from './ReportChange';
import { type ChapterLines, type Line, linesOf } from './linesOf';

/**
 * The differences between a report and an earlier version, in the order of the later one: values with both sides, lines
 * and chapters that are new or gone. Compares the content, not the pages: a new position is no difference.
 */
export function changesBetween(earlier: ReportDocument, later: ReportDocument): ReportChange[] {
  const [before, after] = [linesOf(earlier), linesOf(later)];
  const of = (chapters: readonly ChapterLines[], name: string | undefined) =>
    chapters.find((chapter) => chapter.name === name);
  const gone = before.filter(({ name }) => !of(after, name));
  return [
    ...after.flatMap((chapter): ReportChange[] => {
      const then = of(before, chapter.name);
      if (then) return withinChapter(then, chapter);
      return [{ kind: 'added', chapter: chapter.name, about: undefined }];
    }),
    ...gone.map(({ name }): ReportChange => ({ kind: 'dropped', chapter: name, about: undefined })),
  ];
}

function withinChapter(before: ChapterLines, after: ChapterLines): ReportChange[] {
  const then = new Map(before.lines.map((line) => [line.key, line]));
  const now = new Set(after.lines.map(({ key }) => key));
  const of = (line: Line) => ({ chapter: after.name, about: line.about });
  return [
    ...after.lines.flatMap((line): ReportChange[] => {
      const earlier = then.get(line.key);
      if (!earlier) return isSaid(line) ? [{ kind: 'added', ...of(line), after: line.value }] : [];
      if (earlier.value === line.value) return [];
      return [{ kind: 'changed', ...of(line), before: earlier.value, after: line.value }];
    }),
    ...before.lines
      .filter((line) => !now.has(line.key) && isSaid(line))
      .map((line): ReportChange => ({ kind: 'dropped', ...of(line), before: line.value })),
  ];
}

/** An empty cell of a new row, or a dash, says nothing. */
const isSaid = ({ value }: Line): boolean => value !== '' && value !== '–';
