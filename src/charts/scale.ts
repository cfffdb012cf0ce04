/** The amounts of the lines across a chart, and where an amount lies between them. */
export interface Scale {
  /** At round amounts, the lowest first; 0 is one of them. */
  levels: number[];
  /** From 0 at the ground of the chart to 1 at its top. */
  up(amount: number): number;
}

/** Euros 50, 100, 250, and ten times as much again and again, in cents. */
const roundSteps = Array.from(
  { length: 30 },
  (_, index) => ([5, 10, 25][index % 3] ?? 1) * 10 ** (3 + Math.floor(index / 3)),
);

/** Four lines above 0 at most, the last one at or above the highest amount; below 0 as many as are needed. */
export function scaleOf(amounts: Iterable<number>): Scale {
  let [lowest, highest] = [0, 0];
  for (const amount of amounts) {
    if (amount > highest) highest = amount;
    if (amount < lowest) lowest = amount;
  }
  const step =
    roundSteps.find((amount) => Math.max(highest, -lowest) / amount <= 4) ?? Math.ceil(highest / 4);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  const levels = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const whole = (last - first) * step;
  return { levels, up: (amount) => (amount - first * step) / whole };
}
