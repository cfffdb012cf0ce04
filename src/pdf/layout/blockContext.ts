import type { Typesetter } from './text/typesetter';
import type { NodeDraft, Tree } from './tree';

/** What a block needs to become slices. */
export interface BlockContext {
  readonly typesetter: Typesetter;
  readonly tree: Tree;
  /** The section that the block's nodes go into. */
  readonly section: NodeDraft;
  /** Distance to the block above. */
  readonly spaceBefore: number;
}
