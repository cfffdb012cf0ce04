import type { Cents } from '@vp-digital/core/finance';
import type { Language } from '@vp-digital/core/reference/format';
import { amountIn, isOutgoing } from '../../../file-import/reading/cells';
import { cellIn } from '../../../file-import/reading/table';
import { type Row, withoutForeign } from './cellKinds';
import type { ColumnName, Mapping } from './columns';

/** What a line comes to, with what goes out negative; undefined where that cannot be read. A fee is deducted. */
export function signedAmount(row: Row, mapping: Mapping, language: Language): Cents | undefined {
  const cell = (name: ColumnName) => withoutForeign(cellIn(row, mapping, name));
  const fee = Math.abs(amountIn(cell('fee'), language) ?? 0);
  const spent = amountIn(cell('spent'), language);
  if (spent !== undefined) return (spent === 0 ? 0 : -spent) - fee;
  const amount = amountIn(cell('amount'), language);
  if (amount !== undefined) return (isOutgoing(cell('sign')) ? -Math.abs(amount) : amount) - fee;
  if (cell('amount') !== '' || cell('spent') !== '') return undefined;
  const columns = [cell('debit'), cell('credit')];
  const [out, into] = columns.map((text) => amountIn(text, language));
  if (columns.some((text, index) => text !== '' && [out, into][index] === undefined)) return undefined;
  if (out === undefined && into === undefined) return undefined;
  return (into ?? 0) - Math.abs(out ?? 0);
}

/** Columns of money that a line is read by. */
export const moneyColumns = ({ amount, spent, debit, credit }: Mapping): readonly number[] =>
  [amount, spent, debit, credit].flatMap((index) => index ?? []);
