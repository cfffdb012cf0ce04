import type { Cents } from '@vp-digital/core/finance';
import type { Language } from '@vp-digital/core/reference/format';
import { amountIn, isOutgoing } from '../../../file-import/reading/cells';
import { cellIn } from '../../../file-import/reading/table';
import { isBalance, isMark, type Row, withoutForeign } from './cellKinds';
import type { ColumnName, Mapping } from './columns';

/**
 * Reads what a line comes to, with what goes out negative; undefined where that cannot be read. A fee and a tax of their own are
 * deducted, whichever sign they have; where some have a minus, those without one are given back.
 */
export function createSigned(all: readonly Row[], mapping: Mapping, language: Language) {
  const rows = all.filter((row) => !isBalance(row)); // their signs are others
  const isSigned = deductions
    .filter((name) => mapping[name] !== undefined)
    .some((name) => rows.some((row) => (amountIn(cellIn(row, mapping, name), language) ?? 0) < 0));
  const spending = rows.map((row) => amountIn(cellIn(row, mapping, 'debit'), language) ?? 0);
  // a minus says no more than that it goes out, unless others have none: then it comes back
  const comesBack = spending.some((amount) => amount < 0) && spending.some((amount) => amount > 0);
  // letters and words stand for both directions, a mark may stand for one alone
  const saysBoth = rows.some((row) => /[a-z]/i.test(cellIn(row, mapping, 'sign')));
  const isMarkedIn =
    mapping.sign === undefined && marksWhatComesIn(rows.map((row) => cellIn(row, mapping, 'amount')));
  return (row: Row): Cents | undefined => {
    if (saysBoth && !isMark(cellIn(row, mapping, 'sign'))) return undefined; // lost with the end of its line

    const deducted = deductions.reduce((sum, name) => {
      const amount = amountIn(withoutForeign(cellIn(row, mapping, name)), language) ?? 0;
      return sum + (isSigned ? -amount : amount);
    }, 0);
    const read = signedAmount(row, mapping, language, comesBack);
    const isUnmarked = isMarkedIn && !comesIn.test(cellIn(row, mapping, 'amount'));
    const amount = isUnmarked && read !== undefined && read > 0 ? -read : read;
    return amount === undefined ? undefined : amount - deducted;
  };
}

/** A plus, or the letter for it. */
const comesIn = /^\+|\+\s*(€|EUR)?$|\d\s?H$/i;
const goesOut = /[-\u2212\u2013(]|\d\s*(€|EUR)?\s?(S|soll)$/i;

/** Whether some amounts are marked as coming in and none as going out: the others go out. */
const marksWhatComesIn = (amounts: readonly string[]): boolean =>
  amounts.some((text) => comesIn.test(text)) &&
  amounts.some((text) => text !== '' && !comesIn.test(text)) &&
  !amounts.some((text) => goesOut.test(text));

const deductions = ['fee', 'tax'] as const satisfies readonly ColumnName[];

function signedAmount(row: Row, mapping: Mapping, language: Language, comesBack: boolean): Cents | undefined {
  const cell = (name: ColumnName) => withoutForeign(cellIn(row, mapping, name));
  const spent = amountIn(cell('spent'), language);
  if (spent !== undefined) return spent === 0 ? 0 : -spent;
  const amount = amountIn(cell('amount'), language);
  if (amount !== undefined) return isOutgoing(cell('sign')) ? -Math.abs(amount) : amount;
  if (cell('amount') !== '' || cell('spent') !== '') return undefined;
  const columns = [cell('debit'), cell('credit')];
  const [out, into] = columns.map((text) => amountIn(text, language));
  if (columns.some((text, index) => text !== '' && [out, into][index] === undefined)) return undefined;
  if (out === undefined && into === undefined) return undefined;
  return (into ?? 0) - (comesBack ? (out ?? 0) : Math.abs(out ?? 0));
}

/** Columns of money that a line is read by. */
export const moneyColumns = ({ amount, spent, debit, credit }: Mapping): readonly number[] =>
  [amount, spent, debit, credit].flatMap((index) => index ?? []);
