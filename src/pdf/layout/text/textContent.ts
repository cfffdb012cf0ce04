import type { Text } from '../../model';
import type { Canvas } from '../flow/canvas';
import type { Op } from '../layoutModel';
import type { TextStyle } from '../style';
import type { NodeDraft, Tree } from '../tree';
import type { Line } from './lineBreaking';
import type { Typesetter } from './typesetter';
import type { Fragment } from './words';

/** Draws lines as the content of a node. */
export interface TextContent {
  draw(canvas: Canvas, line: Line, x: number, top: number, style: TextStyle): void;
}

/**
 * A text without links is the content of its node. In a text with links the stretches between them become spans, and
 * a link that runs on to the next page becomes two: an annotation belongs to one page.
 */
export function createTextContent(
  node: NodeDraft,
  hasLinks: boolean,
  { tree, typesetter }: { readonly tree: Tree; readonly typesetter: Typesetter },
): TextContent {
  let last: { readonly key: string; readonly canvas: Canvas; readonly leaf: NodeDraft } | undefined;

  const leafFor = (fragment: Fragment, canvas: Canvas): NodeDraft => {
    if (!hasLinks) return node;
    const isLink = fragment.href !== undefined;
    const key = isLink ? `link ${fragment.run}` : 'span';
    const goesOn = last?.key === key && (!isLink || last.canvas === canvas);
    const leaf = goesOn && last !== undefined ? last.leaf : tree.add(node, isLink ? 'Link' : 'Span');
    last = { key, canvas, leaf };
    return leaf;
  };

  return {
    draw: (canvas, line, x, top, style) => {
      const baseline = top + typesetter.baseline(style);
      let left = x;
      for (const [index, fragment] of line.fragments.entries()) {
        const isLast = index === line.fragments.length - 1;
        const width = typesetter.width(fragment);
        const leaf = leafFor(fragment, canvas);
        canvas.content(leaf, fragmentOps(fragment, left, baseline, width, isLast && line.endsWithSpace));
        if (fragment.href !== undefined && fragment.isSoftHyphen === undefined) {
          const { href, text } = fragment;
          canvas.link({ node: leaf.id, x: left, y: top, width, height: style.lineHeight, href, text });
        }
        left += width;
      }
    },
  };
}

export function hasLinks(text: Text): boolean {
  return typeof text !== 'string' && text.some((run) => run.href !== undefined);
}

/** The drawing of one line's fragments, for lines without links. */
export function lineOps(line: Line, x: number, baseline: number, typesetter: Typesetter): readonly Op[] {
  let left = x;
  return line.fragments.flatMap((fragment, index) => {
    const isLast = index === line.fragments.length - 1;
    const width = typesetter.width(fragment);
    const ops = fragmentOps(fragment, left, baseline, width, isLast && line.endsWithSpace);
    left += width;
    return ops;
  });
}

function fragmentOps(
  { text, font, size, colour, href, isSoftHyphen, of }: Fragment,
  x: number,
  y: number,
  width: number,
  endsWithSpace: boolean,
): readonly Op[] {
  if (text === '') return [];
  const op: Op = {
    kind: 'text',
    x,
    y,
    text: endsWithSpace ? `${text} ` : text,
    width,
    font,
    size,
    colour,
    ...(isSoftHyphen === undefined ? {} : { isSoftHyphen }),
    ...(of === undefined ? {} : { of }),
  };
  if (href === undefined) return [op];
  return [
    op,
    { kind: 'line', x1: x, y1: y + 1.5, x2: x + width, y2: y + 1.5, stroke: colour, strokeWidth: 0.5 },
  ];
}
