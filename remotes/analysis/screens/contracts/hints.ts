import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import {
  debtAtFixedInterestEnd,
  type InsuranceContract,
  type LoanContract,
  type SectionData,
} from '@vp-digital/core/household';

/** Lines of which a person needs one only. Two of the others make sense: two cars, two pensions. */
const singleLines: ReadonlySet<InsuranceContract['line']> = new Set(['liability', 'household', 'legal']);

/** The lines that somebody of the household has twice; contracts to be cancelled do not count. */
export function doubleCover({ contracts }: Pick<SectionData, 'contracts'>): InsuranceContract['line'][] {
  const insured = Object.values(contracts.items)
    .filter((contract): contract is InsuranceContract => contract.kind === 'insurance')
    .filter(({ line, state }) => singleLines.has(line) && state !== 'cancel');
  const double = insured.filter((one, index) =>
    insured.slice(0, index).some((other) => other.line === one.line && share(one.personIds, other.personIds)),
  );
  return [...new Set(double.map(({ line }) => line))];
}

/** Nobody named means everybody. */
const share = (one: readonly string[], other: readonly string[]) =>
  one.length === 0 || other.length === 0 || one.some((personId) => other.includes(personId));

/** So many months before its end, a fixed interest wants to be talked about. */
const notice = 36;

export interface ExpiringInterest {
  id: string;
  line: LoanContract['line'];
  until: IsoDate;
  /** F19 at that day; undefined while debt, its day or interest is missing. */
  remainingDebt: number | undefined;
}

/** The loans whose fixed interest ends within 36 months of a day, or has ended; the first end first. */
export function expiringInterest(
  { contracts }: Pick<SectionData, 'contracts'>,
  today: IsoDate,
): ExpiringInterest[] {
  return Object.entries(contracts.items)
    .flatMap(([id, contract]) => {
      if (contract.kind !== 'loan' || contract.interestFixedUntil === undefined) return [];
      if (contract.interestFixedUntil > addMonths(today, notice)) return [];
      const debt = debtAtFixedInterestEnd(contract);
      const remainingDebt = debt.kind === 'computed' ? debt.value.remainingDebt : undefined;
      return [{ id, line: contract.line, until: contract.interestFixedUntil, remainingDebt }];
    })
    .sort((one, other) => one.until.localeCompare(other.until));
}
