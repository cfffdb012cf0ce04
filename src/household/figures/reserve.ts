import type { Cents } from '@vp-digital/core/finance';
import type { AssetKind, Employment, SectionData } from '../documents';
import { freeAmount } from './freeAmount';
import { sum } from './net';

export interface Reserve {
  /** Current accounts, call money, cash and fixed deposits that are not earmarked. */
  available: Cents;
  /** Living costs, premiums and loan rates of a month. */
  monthlyNeed: Cents;
  /** available ÷ monthlyNeed; undefined while no need is recorded. */
  months: number | undefined;
  /** 3 months, 6 for the self-employed and managing partners. */
  targetMonths: number;
  /** What is missing to the target, 0 when it is reached. */
  missing: Cents;
}

const reserveKinds: ReadonlySet<AssetKind> = new Set(['currentAccount', 'callMoney', 'cash', 'fixedDeposit']);

/** F6 Reserve-Monate: how many months the household lives on its ready money. */
export function reserve(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'assets' | 'employments'>,
): Reserve {
  const { expenses, insurance, loanRates } = freeAmount(household);
  const monthlyNeed = expenses + insurance + loanRates;
  const available = sum(
    Object.values(household.assets.items)
      .filter(({ kind, earmarked }) => reserveKinds.has(kind) && !earmarked)
      .map(({ value }) => value),
  );
  const targetMonths = isSelfEmployed(household) ? 6 : 3;
  return {
    available,
    monthlyNeed,
    months: monthlyNeed > 0 ? available / monthlyNeed : undefined,
    targetMonths,
    missing: Math.max(0, targetMonths * monthlyNeed - available),
  };
}

/** A managing partner (GGF) too: no unemployment benefit and no protection against dismissal. */
const onOwnAccount: ReadonlySet<Employment['status']> = new Set<Employment['status']>([
  'selfEmployed',
  'freelancer',
  'managingPartner',
]);

function isSelfEmployed({ employments }: Pick<SectionData, 'employments'>): boolean {
  return Object.values(employments.items).some(
    ({ main, status }) => main !== false && onOwnAccount.has(status),
  );
}
