import { amountIn, languageOf } from '../../../file-import/reading/cells';
import { isAmountWithCents, type Row } from './cellKinds';
import type { Mapping } from './columns';
import { type Compared, compared, isRunning } from './runningBalance';
import { createSigned, moneyColumns } from './signed';

/** How a column of balances goes with what a mapping reads. Lines are taken to be of different days. */
export function comparedBy(rows: readonly Row[], mapping: Mapping, balance: number): Compared {
  const columns = [...moneyColumns(mapping), balance];
  const language = languageOf(rows.flatMap((row) => columns.map((index) => row[index] ?? '')));
  const signed = createSigned(rows, mapping, language);
  return compared(
    rows.map((row, index) => ({
      day: String(index),
      amount: signed(row) ?? 0,
      balance: amountIn(row[balance] ?? '', language),
    })),
  );
}

/** Columns of which most lines show cents. */
export function centColumns(rows: readonly Row[], width: number): readonly number[] {
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const cells = rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
    return cells.length > 0 && 2 * cells.filter(isAmountWithCents).length > cells.length;
  });
}

/**
 * Which of several columns of money is the amount and which the balance after it, by what they come to, under any heads;
 * undefined where no two of them go together.
 */
export function amountAndBalance(rows: readonly Row[], columns: readonly number[]) {
  const pairs = columns.flatMap((amount) =>
    columns.flatMap((balance) => {
      if (balance === amount) return [];
      const { fitting, ...rest } = comparedBy(rows, { amount }, balance);
      return isRunning({ fitting, ...rest }) ? [{ amount, balance, fitting }] : [];
    }),
  );
  return pairs.sort((one, other) => other.fitting - one.fitting)[0];
}

/** Whether the balance falls by all that is positive: a list of what was spent. */
export function fallsBySpending(rows: readonly Row[], amount: number, balance: number): boolean {
  const { steps, fitting } = comparedBy(rows, { spent: amount }, balance);
  return fitting >= 2 && fitting === steps;
}
