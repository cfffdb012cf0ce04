import type { SignaturesBlock } from '../../model';
import type { Slice } from '../flow/flow';
import type { Op } from '../layoutModel';
import { colours, page, styles, textWidth } from '../style';
import { createTextContent } from '../text/textContent';
import type { BlockContext } from '../blockContext';

/** Room for a hand that writes. */
const ROOM = 34;
const GAP = 2;
const GUTTER = 18;
const placeWidth = textWidth * 0.4;
const nameLeft = placeWidth + GUTTER;

/** One slice a person, so that a line never stands without its name. */
export function signatureSlices(block: SignaturesBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section, spaceBefore } = context;
  const style = styles.note;
  const column = (text: string, left: number, width: number) => ({
    left,
    lines: typesetter.lines(text, style, width),
    content: createTextContent(tree.add(section, 'P'), false, context),
  });
  return block.names.map((name, index): Slice => {
    const columns = [column(block.placeAndDay, 0, placeWidth), column(name, nameLeft, textWidth - nameLeft)];
    const lines = Math.max(...columns.map((one) => one.lines.length));
    return {
      kind: 'slice',
      height: ROOM + GAP + lines * style.lineHeight,
      spaceBefore: index === 0 ? spaceBefore : 0,
      keepWithNext: false,
      draw: (canvas, top) => {
        canvas.artifact('layout', [rule(0, placeWidth, top + ROOM), rule(nameLeft, textWidth, top + ROOM)]);
        for (const { content, lines: written, left } of columns)
          for (const [place, line] of written.entries())
            content.draw(canvas, line, page.left + left, top + ROOM + GAP + place * style.lineHeight, style);
      },
    };
  });
}

const rule = (from: number, to: number, y: number): Op => ({
  kind: 'line',
  x1: page.left + from,
  y1: y,
  x2: page.left + to,
  y2: y,
  stroke: colours.control,
  strokeWidth: 0.5,
});
