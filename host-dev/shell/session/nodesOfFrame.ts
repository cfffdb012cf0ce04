import { drawTree, largestPicture, pictureTree } from '@vp-digital/core/contracts';

/** What a frame has drawn, made anew from what pictures may have; undefined where anything else is in it, or too much. */
export function nodesOfFrame(sent: readonly unknown[]): Node[] | undefined {
  if (!isWritten(sent) || JSON.stringify(sent).length > largestPicture) return undefined;
  const nodes = pictureTree.safeParse(sent);
  return nodes.success ? drawTree(nodes.data, document) : undefined;
}

/** Lists, nodes and what a node says of itself. */
const deepest = 3;

/**
 * Whether it can be written out, and is not much too large: a message between windows may hold one thing in a thousand places, or
 * in itself. It is read no further than it is deep and large as a picture.
 */
function isWritten(sent: readonly unknown[]): boolean {
  let left = largestPicture;
  const may = (value: unknown, depth: number): boolean => {
    if (typeof value === 'string') return (left -= value.length) >= 0;
    if (typeof value === 'number') return (left -= 1) >= 0;
    if (depth === deepest || !isPlain(value)) return false;
    for (const name in value) {
      left -= name.length;
      if (left < 0 || !may(value[name], depth + 1)) return false;
    }
    return true;
  };
  return sent.every((node) => may(node, 1));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
