import { drawTree, largestPicture, pictureTree } from '@vp-digital/core/contracts';

/** What a frame has drawn, made anew from what pictures may have; undefined where anything else is in it, or too much. */
export function nodesOfFrame(sent: readonly unknown[]): Node[] | undefined {
  if (JSON.stringify(sent).length > largestPicture) return undefined;
  const nodes = pictureTree.safeParse(sent);
  return nodes.success ? drawTree(nodes.data, document) : undefined;
}
