import type { FontSet } from '../../fonts';
import { breakLines, type Line, type LineBreaking, widthOf } from './lineBreaking';
import { withoutSoftHyphens } from './wordBreaks';
import { type Fragment, splitWords } from './words';

/** As many lines, but of about equal length: for sentences set large. */
export function breakBalanced(
  text: readonly Fragment[],
  width: number,
  options: LineBreaking,
): readonly Line[] {
  const greedy = breakLines(text, width, options);
  let best = greedy;
  let tooNarrow = widestWord(text, options.fonts);
  let wideEnough = width;
  while (greedy.length > 1 && wideEnough - tooNarrow > 1) {
    const middle = (tooNarrow + wideEnough) / 2;
    const lines = breakLines(text, middle, options);
    if (lines.length > greedy.length) {
      tooNarrow = middle;
    } else {
      wideEnough = middle;
      best = lines;
    }
  }
  return best;
}

function widestWord(text: readonly Fragment[], fonts: FontSet): number {
  const widths = splitWords(text).map((word) => widthOf(withoutSoftHyphens(word.fragments), fonts));
  return Math.max(0, ...widths);
}
