import type { Cents } from '@vp-digital/core/finance';
import type { AssetKind, Employment, SectionData } from '../documents';
import { freeAmount } from './freeAmount';
import { sum } from './net';
import { mainEmployment } from './people';

interface MonthlyNeed {
  /** Living costs, premiums and loan rates of a month, as far as they are recorded. */
  monthlyNeed: Cents;
  /** 3 months, 6 for the self-employed and managing partners. */
  targetMonths: number;
}

interface KnownReserve {
  /** Current accounts, call money, cash and fixed deposits that are not earmarked. */
  available: Cents;
  /** available ÷ monthlyNeed. */
  months: number;
  /** What is missing to the target, 0 when it is reached. */
  missing: Cents;
  waitsFor: readonly [];
}

interface UnknownReserve {
  available: undefined;
  months: undefined;
  missing: undefined;
  /** The facts that are needed, the first one first. */
  waitsFor: readonly ('expenses' | 'assets')[];
}

/** F6; unknown while no living costs are recorded, or no money at hand of any kind: it is not 0 then. */
export type Reserve = MonthlyNeed & (KnownReserve | UnknownReserve);

const reserveKinds: ReadonlySet<AssetKind> = new Set(['currentAccount', 'callMoney', 'cash', 'fixedDeposit']);

/** F6 Reserve-Monate: how many months the household lives on its ready money. */
export function reserve(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'assets' | 'employments'>,
): Reserve {
  const { expenses, insurance, loanRates } = freeAmount(household);
  const monthlyNeed = expenses + insurance + loanRates;
  const money = Object.values(household.assets.items).filter(({ kind }) => reserveKinds.has(kind));
  const targetMonths = isSelfEmployed(household) ? 6 : 3;
  if (expenses === 0 || money.length === 0)
    return {
      monthlyNeed,
      targetMonths,
      available: undefined,
      months: undefined,
      missing: undefined,
      waitsFor: [
        ...(expenses === 0 ? (['expenses'] as const) : []),
        ...(money.length === 0 ? (['assets'] as const) : []),
      ],
    };
  const available = sum(money.filter(({ earmarked }) => !earmarked).map(({ value }) => value));
  return {
    monthlyNeed,
    targetMonths,
    available,
    months: available / monthlyNeed,
    missing: Math.max(0, targetMonths * monthlyNeed - available),
    waitsFor: [],
  };
}

/** A managing partner (GGF) too: no unemployment benefit and no protection against dismissal. */
const onOwnAccount: ReadonlySet<Employment['status']> = new Set<Employment['status']>([
  'selfEmployed',
  'freelancer',
  'managingPartner',
]);

function isSelfEmployed(household: Pick<SectionData, 'employments'>): boolean {
  const people = new Set(Object.values(household.employments.items).map(({ personId }) => personId));
  return [...people].some((personId) => {
    const job = mainEmployment(household, personId);
    return job !== undefined && onOwnAccount.has(job.status);
  });
}
