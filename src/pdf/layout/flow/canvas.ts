import type { ArtifactGroup, Group, LinkArea, Op } from '../layoutModel';
import type { NodeDraft } from '../tree';

/** One page while it is drawn. */
export interface Canvas {
  content(node: NodeDraft, ops: readonly Op[]): void;
  artifact(artifact: ArtifactGroup['artifact'], ops: readonly Op[]): void;
  link(area: LinkArea): void;
  /** Makes the place reachable from the reader's outline. */
  bookmark(level: 1 | 2, title: string, top: number): void;
}

export interface DrawnPage {
  readonly canvas: Canvas;
  readonly groups: Group[];
  readonly links: LinkArea[];
  readonly bookmarks: Bookmark[];
}

export interface Bookmark {
  readonly level: 1 | 2;
  readonly title: string;
  readonly top: number;
}

export function createDrawnPage(): DrawnPage {
  const groups: Group[] = [];
  const links: LinkArea[] = [];
  const bookmarks: Bookmark[] = [];
  const canvas: Canvas = {
    content: (node, ops) => {
      const last = groups.at(-1);
      if (last?.kind === 'content' && last.node === node.id) {
        groups[groups.length - 1] = { ...last, ops: [...last.ops, ...ops] };
      } else if (ops.length > 0) {
        groups.push({ kind: 'content', node: node.id, ops });
      }
    },
    artifact: (artifact, ops) => {
      if (ops.length > 0) groups.push({ kind: 'artifact', artifact, ops });
    },
    link: (area) => links.push(area),
    bookmark: (level, title, top) => bookmarks.push({ level, title, top }),
  };
  return { canvas, groups, links, bookmarks };
}
