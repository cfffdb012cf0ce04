import type { ChapterBlock, HeadingBlock, ListBlock, ParagraphBlock } from '../../model';
import type { Slice } from '../flow/flow';
import { page, styles, textWidth } from '../style';
import { createTextContent, hasLinks, lineOps } from '../text/textContent';
import type { BlockContext } from '../blockContext';
import { textSlices, withFirstDraw } from '../textSlices';

const SENTENCE_GAP = 3;
const LIST_INDENT = 16;
const LIST_ITEM_GAP = 3;

export function chapterSlices(block: ChapterBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section, spaceBefore } = context;
  const name = createTextContent(tree.add(section, 'H1'), false, context);
  const nameLines = typesetter.balanced(block.name, styles.chapterName, textWidth);
  const sentence = createTextContent(tree.add(section, 'P'), hasLinks(block.keySentence), context);
  const sentenceLines = typesetter.balanced(block.keySentence, styles.keySentence, textWidth);
  const nameSlices = textSlices(nameLines, {
    content: name,
    style: styles.chapterName,
    spaceBefore,
    keepWithNext: true,
  });
  return [
    ...withFirstDraw(nameSlices, (canvas, top) => canvas.bookmark(1, block.name, top)),
    ...textSlices(sentenceLines, {
      content: sentence,
      style: styles.keySentence,
      spaceBefore: SENTENCE_GAP,
      keepWithNext: true,
    }),
  ];
}

export function headingSlices(block: HeadingBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section, spaceBefore } = context;
  const style = block.level === 2 ? styles.heading2 : styles.heading3;
  const content = createTextContent(tree.add(section, block.level === 2 ? 'H2' : 'H3'), false, context);
  const lines = typesetter.balanced(block.text, style, textWidth);
  const slices = textSlices(lines, { content, style, spaceBefore, keepWithNext: true });
  return block.level === 2
    ? withFirstDraw(slices, (canvas, top) => canvas.bookmark(2, block.text, top))
    : slices;
}

export function paragraphSlices(block: ParagraphBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section, spaceBefore } = context;
  const style = block.size === 'note' ? styles.note : styles.body;
  const content = createTextContent(tree.add(section, 'P'), hasLinks(block.text), context);
  return textSlices(typesetter.lines(block.text, style, textWidth), { content, style, spaceBefore });
}

export function listSlices(block: ListBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section, spaceBefore } = context;
  const list = tree.add(section, 'L', { listNumbering: block.marker === 'number' ? 'Decimal' : 'Disc' });
  return block.items.flatMap((item, index) => {
    const node = tree.add(list, 'LI');
    const label = tree.add(node, 'Lbl');
    const content = createTextContent(tree.add(node, 'LBody'), hasLinks(item), context);
    const marker = typesetter.single(block.marker === 'number' ? `${index + 1}.` : '•', styles.body);
    const slices = textSlices(typesetter.lines(item, styles.body, textWidth - LIST_INDENT), {
      content,
      style: styles.body,
      spaceBefore: index === 0 ? spaceBefore : LIST_ITEM_GAP,
      indent: LIST_INDENT,
    });
    return withFirstDraw(slices, (canvas, top) =>
      canvas.content(label, lineOps(marker, page.left, top + typesetter.baseline(styles.body), typesetter)),
    );
  });
}
