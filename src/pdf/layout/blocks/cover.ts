import type { CoverBlock } from '../../model';
import type { Cover } from '../flow/flow';
import type { Role } from '../layoutModel';
import { colours, page, styles, type TextStyle, textWidth } from '../style';
import { createTextContent } from '../text/textContent';
import type { BlockContext } from '../blockContext';

/** The title starts at the height where the eye rests, a third down the page. */
const titleTop = page.height / 3;

/** The cover's texts, top to bottom. A cover is one page: it is not continued. */
export function coverPage(block: CoverBlock, context: BlockContext): Cover {
  const { tree, typesetter, section } = context;
  const part = (role: Role, text: string, style: TextStyle, spaceBefore: number) => ({
    content: createTextContent(tree.add(section, role), false, context),
    lines: typesetter.balanced(text, style, textWidth),
    style,
    spaceBefore,
  });
  const parts = [
    part('H1', block.title, styles.display, 0),
    ...(block.subtitle === undefined ? [] : [part('P', block.subtitle, styles.coverSubtitle, 10)]),
    ...block.lines.map((line, index) => part('P', line, styles.coverLine, index === 0 ? 36 : 2)),
  ];
  return {
    kind: 'cover',
    draw: (canvas) => {
      canvas.artifact('layout', [
        { kind: 'rect', x: page.left, y: titleTop - 22, width: 48, height: 4, fill: colours.accent },
      ]);
      canvas.bookmark(1, block.title, titleTop);
      let top = titleTop;
      for (const { content, lines, style, spaceBefore } of parts) {
        top += spaceBefore;
        for (const line of lines) {
          content.draw(canvas, line, page.left, top, style);
          top += style.lineHeight;
        }
      }
    },
  };
}
