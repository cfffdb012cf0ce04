import { type Cents, euros, type IsoDate, roundHalfUp } from '@vp-digital/core/finance';
import { adults, type Frequency, type Income, type SectionData } from '@vp-digital/core/household';
import { incomeKinds } from '../../../shared/income/incomeKinds';
import { newIncome } from '../../../shared/income/newIncome';
import { sameIncome } from '../../../shared/statement-import/proposal';
import { type Choices, codeOf } from '../../../shared/list-import/choices';
import { type Decided, type Doubt, type Problem, withTaken } from '../../../shared/list-import/decided';
import { createPersonsOf } from '../../../shared/list-import/persons';
import type { ListRow } from '../../../shared/list-import/reading/row';

export type IncomeListData = Pick<SectionData, 'persons' | 'incomes'>;

/** The largest amount that is kept. */
const largestIncome = euros(1_000_000);

/** An income is recorded as what a month brings. */
const monthsOf: Partial<Record<Frequency, number>> = { monthly: 1, quarterly: 3, halfYearly: 6, yearly: 12 };

/** What becomes of the rows of a list of incomes. */
export function decidedIncomes(
  rows: readonly ListRow[],
  data: IncomeListData,
  choices: Choices,
  today: IsoDate,
): Decided<Income>[] {
  const personsOf = createPersonsOf(data, choices);
  const [onlyAdult, further] = adults(data);
  const above = new Map<string, number>();
  return rows.map((row) => {
    const meant = codeOf(row, 'kind', choices);
    const kind = incomeKinds.find((known) => known === meant);
    const frequency = codeOf(row, 'frequency', choices) as Frequency | undefined; // words mean, and lists offer, them
    const months = frequency && monthsOf[frequency];
    const isClear = onlyAdult && !further && row.texts['person'] === undefined;
    const [personId, another] = personsOf(row) ?? (isClear ? [onlyAdult.id] : []);
    const { net, gross } = row.amounts;
    const { from, until } = row.texts;
    const isBackwards = from !== undefined && until !== undefined && until < from;
    const common = {
      number: row.number,
      unread: row.unread,
      missing: net === undefined ? ['net'] : [],
      unfit: [],
      tooLong: isBackwards ? ['until'] : [],
    };
    const problem = problemOf(
      { meant, kind, frequency, isWhose: personId !== undefined && !another },
      row.amounts,
    );
    if (problem || !kind || !months || personId === undefined) return { ...common, problem, isTaken: false };
    const income: Income = {
      ...newIncome(personId, kind, 0),
      source: 'import',
      ...(net !== undefined && { net: inMonth(net, months) }),
      ...(gross !== undefined && { gross: inMonth(gross, months) }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && !isBackwards && { until }),
    };
    return withTaken({ ...common, entry: income, doubt: doubtOf(income, row.number) }, choices);
  });

  function doubtOf(income: Income, number: number): Doubt | undefined {
    if (income.until !== undefined && income.until < today) return { kind: 'endedOn', day: income.until };
    if (sameIncome(income, income.personId, data, today)) return { kind: 'same' };
    const key = [income.personId, income.kind, income.net, income.gross].join(' ');
    const earlier = above.get(key);
    if (earlier !== undefined) return { kind: 'earlier', number: earlier };
    above.set(key, number);
    return undefined;
  }
}

const inMonth = (amount: Cents, months: number): Cents => roundHalfUp(amount / months);

interface Provided {
  meant: string | undefined;
  kind: Income['kind'] | undefined;
  frequency: Frequency | undefined;
  isWhose: boolean;
}

function problemOf(
  { meant, kind, frequency, isWhose }: Provided,
  { net, gross }: ListRow['amounts'],
): Problem | undefined {
  if (meant === 'ownAccounts') return 'ownAccounts';
  if (!kind) return 'kind';
  if (net === undefined && gross === undefined) return 'amount';
  if ((net ?? 0) > largestIncome || (gross ?? 0) > largestIncome) return 'tooLarge';
  if (frequency === 'once') return 'once';
  if (!frequency || !monthsOf[frequency]) return 'frequency';
  return isWhose ? undefined : 'person';
}
