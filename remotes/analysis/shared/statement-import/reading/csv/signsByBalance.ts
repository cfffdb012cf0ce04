import type { Cents } from '@vp-digital/core/finance';
import type { Language } from '@vp-digital/core/reference/format';
import { amountIn } from '../../../file-import/reading/cells';
import { cellIn } from '../../../file-import/reading/table';
import type { Row } from './cellKinds';
import { isSigned } from './checked';
import type { Mapping } from './columns';

/**
 * Amounts with their signs by line, where the file writes none and the balance behind them rises and falls by each of them. The
 * first booking has no balance before it: it is left out, as nobody could say its sign. Undefined where the balance does not say it.
 */
export function signsByBalance(
  rows: readonly Row[],
  mapping: Mapping,
  language: Language,
): ReadonlyMap<Row, Cents | undefined> | undefined {
  if (mapping.amount === undefined || mapping.balance === undefined || mapping.sign !== undefined)
    return undefined;
  if (rows.some((row) => isSigned(cellIn(row, mapping, 'amount')))) return undefined;
  const lines = rows.flatMap((row) => {
    const [amount, balance] = (['amount', 'balance'] as const).map((name) =>
      amountIn(cellIn(row, mapping, name), language),
    );
    return amount === undefined || balance === undefined ? [] : [{ row, amount, balance }];
  });
  for (const ordered of [lines, [...lines].reverse()]) {
    const signed = new Map<Row, Cents | undefined>();
    let before: Cents | undefined;
    for (const { row, amount, balance } of ordered) {
      const step = before === undefined ? undefined : balance - before;
      if (step !== undefined && Math.abs(step) !== amount) break;
      signed.set(row, step);
      before = balance;
    }
    const steps = [...signed.values()];
    if (signed.size === lines.length && lines.length > 2 && steps.some((step) => (step ?? 0) < 0))
      return signed;
  }
  return undefined;
}
