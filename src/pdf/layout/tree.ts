import type { FigureDescription, Role, StructureNode } from './layoutModel';

/** A node under construction: the same object becomes part of the layout. */
export interface NodeDraft extends StructureNode {
  readonly children: NodeDraft[];
  /** Known once the figure is placed. */
  figure?: FigureDescription;
}

type Attributes = Pick<StructureNode, 'scope' | 'listNumbering'>;

export interface Tree {
  readonly root: NodeDraft;
  add(parent: NodeDraft, role: Role, attributes?: Attributes): NodeDraft;
}

export function createTree(): Tree {
  let nextId = 0;
  const node = (role: Role, attributes: Attributes = {}): NodeDraft => ({
    id: nextId++,
    role,
    ...attributes,
    children: [],
  });
  return {
    root: node('Document'),
    add: (parent, role, attributes) => {
      const child = node(role, attributes);
      parent.children.push(child);
      return child;
    },
  };
}
