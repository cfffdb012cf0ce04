import type { TitleBlock } from '../../model';
import type { Slice } from '../flow/flow';
import { colours, page, styles, type TextStyle, textWidth } from '../style';
import { createTextContent } from '../text/textContent';
import { textSlices, withFirstDraw } from '../textSlices';
import type { BlockContext } from '../blockContext';

/** Above the title. */
const ACCENT = { width: 48, height: 4, above: 14 };

/** The title's texts, top to bottom, with a page's first strip for the accent above them. */
export function titleSlices(block: TitleBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section } = context;
  const part = (role: 'H1' | 'P', text: string, style: TextStyle, spaceBefore: number) =>
    textSlices(typesetter.balanced(text, style, textWidth), {
      content: createTextContent(tree.add(section, role), false, context),
      style,
      spaceBefore,
      keepWithNext: true,
    });
  const accent: Slice = {
    kind: 'slice',
    height: ACCENT.height,
    spaceBefore: 0,
    keepWithNext: true,
    isTitle: true,
    draw: (canvas, top) => {
      const { width, height } = ACCENT;
      canvas.artifact('layout', [
        { kind: 'rect', x: page.left, y: top, width, height, fill: colours.accent },
      ]);
    },
  };
  return [
    accent,
    ...withFirstDraw(part('H1', block.title, styles.title, ACCENT.above), (canvas, top) =>
      canvas.bookmark(1, block.title, top),
    ),
    ...(block.subtitle === undefined ? [] : part('P', block.subtitle, styles.coverSubtitle, 4)),
    ...block.lines.flatMap((line, index) => part('P', line, styles.coverLine, index === 0 ? 12 : 0)),
  ];
}
