import type { BudgetRole } from '@vp-digital/core/ui';

/** Where money comes from. `missing`: it does not come from anywhere, more is spent than there is. */
export interface SankeySource {
  key: string;
  label: string;
  amount: number;
  missing?: boolean | undefined;
}

export interface SankeyUse {
  key: string;
  label: string;
  amount: number;
  role: BudgetRole;
}

/** A node with its top and height, and the band with which it touches the middle. */
export interface SankeyNode<Item> {
  item: Item;
  y: number;
  height: number;
  middleY: number;
}

export interface SankeyLayout {
  height: number;
  middle: { y: number; height: number };
  sources: SankeyNode<SankeySource>[];
  uses: SankeyNode<SankeyUse>[];
}

/** Height of the middle node: the whole amount. */
const whole = 480;
/** A label of one line, or of two at the sources, needs so much; a thinner node stands in the middle of its place. */
const leastPlace = { source: 40, use: 18 };
const gap = 8;
const groupGap = 24;
/** Room above the middle node for its label. */
const labelRoom = 44;

/**
 * Places of all nodes in px, for flows from sources through one node to uses. Sources and uses add up to the same
 * amount; what is 0 gets no node. Uses of one role stand together.
 */
export function sankeyLayout(
  allSources: readonly SankeySource[],
  allUses: readonly SankeyUse[],
): SankeyLayout {
  const sources = allSources.filter(({ amount }) => amount > 0);
  const uses = allUses.filter(({ amount }) => amount > 0);
  const total = uses.reduce((sum, { amount }) => sum + amount, 0);
  const scale = total > 0 ? whole / total : 0;
  const left = column(sources, scale, leastPlace.source, () => groupGap);
  const right = column(uses, scale, leastPlace.use, (one, next) => (one.role === next.role ? gap : groupGap));
  const height = Math.max(left.height, right.height, whole + labelRoom);
  const middleY = Math.max(labelRoom, (height - whole) / 2);
  return {
    height: Math.ceil(Math.max(height, middleY + whole)),
    middle: { y: middleY, height: whole },
    sources: touching(left.nodes, (height - left.height) / 2, middleY),
    uses: touching(right.nodes, (height - right.height) / 2, middleY),
  };
}

interface Placed<Item> {
  item: Item;
  y: number;
  height: number;
}

/** Nodes one under the other, from 0. */
function column<Item extends { amount: number }>(
  items: readonly Item[],
  scale: number,
  least: number,
  gapBetween: (one: Item, next: Item) => number,
): { nodes: Placed<Item>[]; height: number } {
  const nodes: Placed<Item>[] = [];
  let y = 0;
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    if (before) y += gapBetween(before, item);
    const height = item.amount * scale;
    const place = Math.max(height, least);
    nodes.push({ item, y: y + (place - height) / 2, height });
    y += place;
  }
  return { nodes, height: y };
}

/** The bands at the middle node follow each other without gaps. */
function touching<Item>(nodes: readonly Placed<Item>[], shift: number, middleY: number): SankeyNode<Item>[] {
  let at = middleY;
  return nodes.map(({ item, y, height }) => {
    const node = { item, y: y + shift, height, middleY: at };
    at += height;
    return node;
  });
}
