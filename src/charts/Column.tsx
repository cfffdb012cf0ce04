import { type ChartLook, usePaint } from './looks';

export interface ColumnPart {
  key: string;
  look: ChartLook;
  amount: number;
}

export interface ColumnProps {
  /** Upon one another, the lowest first. */
  parts: readonly ColumnPart[];
  /** Left edge and width, in percent of the drawing. */
  x: number;
  width: number;
  /** Percent from the top of the drawing. */
  topOf(amount: number): number;
}

/** Parts upon one another. What is below 0 hangs down from it. */
export function Column({ parts, x, width, topOf }: ColumnProps) {
  const paintOf = usePaint();
  return stacked(parts).map(({ key, look, low, high }) => (
    <rect
      key={key}
      {...paintOf(look)}
      x={`${x}%`}
      width={`${width}%`}
      y={`${topOf(high)}%`}
      height={`${Math.max(0, topOf(low) - topOf(high))}%`}
    />
  ));
}

function stacked(parts: readonly ColumnPart[]) {
  let [above, below] = [0, 0];
  return parts.map((part) => {
    const from = part.amount < 0 ? below : above;
    const to = from + part.amount;
    if (part.amount < 0) below = to;
    else above = to;
    return { ...part, low: Math.min(from, to), high: Math.max(from, to) };
  });
}
