import type { Picture, TitleBlock } from '../../model';
import type { Slice } from '../flow/flow';
import { jpegSize } from '../jpeg';
import { colours, page, styles, type TextStyle, textWidth } from '../style';
import { createTextContent } from '../text/textContent';
import { textSlices, withFirstDraw } from '../textSlices';
import type { BlockContext } from '../blockContext';

/** Above the title. */
const ACCENT = { width: 48, height: 4, above: 14 };

/** A picture takes at most this much beside the texts, which are never less high. */
const PICTURE = { width: 72, height: 90, apart: 20 };

/** The title's texts, top to bottom, with a page's first strip for the accent above them, and a picture beside both. */
export function titleSlices(block: TitleBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section } = context;
  const picture = block.picture && placed(block.picture);
  const width = picture ? textWidth - PICTURE.width - PICTURE.apart : textWidth;
  const part = (role: 'H1' | 'P', text: string, style: TextStyle, spaceBefore: number) =>
    textSlices(typesetter.balanced(text, style, width), {
      content: createTextContent(tree.add(section, role), false, context),
      style,
      spaceBefore,
      keepWithNext: true,
    });
  const texts = [
    ...withFirstDraw(part('H1', block.title, styles.title, ACCENT.above), (canvas, top) =>
      canvas.bookmark(1, block.title, top),
    ),
    ...(block.subtitle === undefined ? [] : part('P', block.subtitle, styles.coverSubtitle, 4)),
    ...block.lines.flatMap((line, index) => part('P', line, styles.coverLine, index === 0 ? 12 : 0)),
  ];
  const node = picture && tree.add(section, 'Figure'); // read after the lines that say who it is
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
      if (!picture || !node) return;
      const { alt, ...place } = picture;
      node.figure = { alt, x: place.x, y: top, width: place.width, height: place.height };
      canvas.content(node, [{ kind: 'image', y: top, ...place }]);
    },
  };
  return [accent, ...texts];
}

/** As large as there is room for, at the text's right edge; undefined where it cannot be drawn. */
function placed({ jpeg, alt }: Picture) {
  const size = jpegSize(jpeg);
  if (!size) return undefined;
  const scale = Math.min(PICTURE.width / size.width, PICTURE.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return { jpeg, alt, x: page.width - page.right - width, width, height };
}
