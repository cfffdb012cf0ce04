import type { FigureBlock, Shape } from '../../model';
import type { Slice } from '../flow/flow';
import type { Op } from '../layoutModel';
import { page, styles, textWidth } from '../style';
import type { Typesetter } from '../text/typesetter';
import { lineOps } from '../text/textContent';
import type { BlockContext } from '../blockContext';

/** A drawing takes at most this much of a page: its table's beginning shall stand below it. */
const MAXIMAL_HEIGHT = 400;

/** Only the drawing; its table follows as a separate block. */
export function figureSlice(block: FigureBlock, context: BlockContext): Slice {
  const node = context.tree.add(context.section, 'Figure');
  const scale = Math.min(1, textWidth / block.width, MAXIMAL_HEIGHT / block.height);
  const width = block.width * scale;
  const height = block.height * scale;
  return {
    kind: 'slice',
    height,
    spaceBefore: context.spaceBefore,
    keepWithNext: true,
    draw: (canvas, top) => {
      node.figure = { alt: block.alt, x: page.left, y: top, width, height };
      const place = { x: page.left, y: top, scale, typesetter: context.typesetter };
      canvas.content(
        node,
        block.shapes.flatMap((shape) => shapeOps(shape, place)),
      );
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly typesetter: Typesetter;
}

function shapeOps(shape: Shape, place: Place): readonly Op[] {
  const x = (value: number) => place.x + value * place.scale;
  const y = (value: number) => place.y + value * place.scale;
  switch (shape.kind) {
    case 'rect':
      return [
        {
          ...shape,
          ...scaledStroke(shape.strokeWidth, place.scale),
          x: x(shape.x),
          y: y(shape.y),
          width: shape.width * place.scale,
          height: shape.height * place.scale,
        },
      ];
    case 'line':
      return [
        {
          ...shape,
          x1: x(shape.x1),
          y1: y(shape.y1),
          x2: x(shape.x2),
          y2: y(shape.y2),
          strokeWidth: shape.strokeWidth * place.scale,
        },
      ];
    case 'path':
      return [{ ...shape, x: place.x, y: place.y, scale: place.scale }];
    case 'text': {
      const style = {
        ...(shape.strong === true ? styles.strong : styles.body),
        size: shape.size * place.scale,
        colour: shape.colour,
      };
      const line = place.typesetter.single(shape.text, style, shape.of);
      const before = { start: 0, middle: line.width / 2, end: line.width }[shape.anchor ?? 'start'];
      return lineOps(line, x(shape.x) - before, y(shape.y), place.typesetter);
    }
  }
}

function scaledStroke(strokeWidth: number | undefined, scale: number) {
  return strokeWidth === undefined ? {} : { strokeWidth: strokeWidth * scale };
}
