import type { Cents } from '@vp-digital/core/finance';

/** A line of an account in the order of the file, and what is on the account after it, where that is written. */
export interface BalanceLine {
  day: string;
  amount: Cents;
  balance: Cents | undefined;
}

export interface Compared {
  /** Steps from one balance to the next, and those that are what was booked between them. */
  steps: number;
  fitting: number;
  /** Days on which they are not, the earliest first, and by how much. */
  off: readonly { day: string; difference: Cents }[];
}

/** Compares balances with the bookings between them. Files begin with the oldest booking or with the latest: as more fits. */
export function compared(lines: readonly BalanceLine[]): Compared {
  const [oldestFirst, latestFirst] = [along(lines), along([...lines].reverse())];
  return latestFirst.fitting > oldestFirst.fitting ? latestFirst : oldestFirst;
}

/** Whether a column can be nothing else than the balance after each line: the others say nothing of it. */
export const isRunning = ({ steps, fitting }: Compared): boolean => fitting >= 2 && 5 * fitting >= 3 * steps;

/** Whether a column that is called a balance is the one after each line: what differs is then worth a word. */
export const isBelieved = ({ steps, fitting }: Compared): boolean => fitting >= 1 && 3 * fitting >= steps;

function along(lines: readonly BalanceLine[]): Compared {
  const differences = new Map<string, Cents>();
  let before: Cents | undefined;
  let booked = 0;
  let steps = 0;
  let fitting = 0;
  for (const [index, { day, amount, balance }] of lines.entries()) {
    booked += amount;
    const next = lines[index + 1];
    // of a day some banks write what is left at its end into every line
    if (balance === undefined || (next?.day === day && next.balance === balance)) continue;
    if (before !== undefined) {
      const difference = balance - before - booked;
      if (booked !== 0 || difference !== 0) steps += 1; // columns of zeros say nothing
      if (booked !== 0 && difference === 0) fitting += 1;
      differences.set(day, (differences.get(day) ?? 0) + difference); // within a day the order is the bank's own
    }
    before = balance;
    booked = 0;
  }
  const off = [...differences].flatMap(([day, difference]) =>
    difference === 0 ? [] : [{ day, difference }],
  );
  return { steps, fitting, off };
}
