import type { OverviewEntry } from '../../model';
import type { Canvas } from '../flow/canvas';
import { colours, page, styles, textWidth } from '../style';
import { createTextContent, hasLinks } from '../text/textContent';
import type { BlockContext } from '../blockContext';

/** Between the cover's lines and its overview. */
export const OVERVIEW_GAP = 48;

/** Above and below a sentence. */
const PADDING = 9;
const nameWidth = textWidth * 0.3;

/** Chapter by chapter its name and its sentence, between hairlines. Answers what draws it from a height down. */
export function overview(entries: readonly OverviewEntry[], context: BlockContext) {
  const { tree, typesetter, section } = context;
  const rows = entries.map(({ name, sentence }) => ({
    name: createTextContent(tree.add(section, 'P'), false, context),
    nameLines: typesetter.lines(name, styles.chapterName, nameWidth - PADDING),
    sentence: createTextContent(tree.add(section, 'P'), hasLinks(sentence), context),
    sentenceLines: typesetter.lines(sentence, styles.coverLine, textWidth - nameWidth),
  }));
  return (canvas: Canvas, from: number): void => {
    let top = from;
    for (const { name, nameLines, sentence, sentenceLines } of rows) {
      rule(canvas, top);
      const [nameStyle, style] = [styles.chapterName, styles.coverLine];
      const text = top + PADDING;
      const sameBaseline = typesetter.baseline(style) - typesetter.baseline(nameStyle);
      nameLines.forEach((line, index) =>
        name.draw(canvas, line, page.left, text + sameBaseline + index * nameStyle.lineHeight, nameStyle),
      );
      sentenceLines.forEach((line, index) =>
        sentence.draw(canvas, line, page.left + nameWidth, text + index * style.lineHeight, style),
      );
      const height = Math.max(
        nameLines.length * nameStyle.lineHeight,
        sentenceLines.length * style.lineHeight,
      );
      top = text + height + PADDING;
    }
    if (rows.length > 0) rule(canvas, top);
  };
}

function rule(canvas: Canvas, y: number): void {
  const ends = { x1: page.left, x2: page.left + textWidth, y1: y, y2: y };
  canvas.artifact('layout', [{ kind: 'line', ...ends, stroke: colours.line2, strokeWidth: 0.75 }]);
}
