import type { Cents } from '@vp-digital/core/finance';
import type { Employment, SectionData } from '../documents';
import { knownContracts } from './budget/knowsContracts';
import { freeAmount } from './freeAmount';
import { sum } from './net';
import { mainEmployment } from './people';
import { defineFigure } from './defineFigure';
import { computed, missingAll, type Outcome } from './outcome';
import { shownMonthlyNeed } from './shown/shownFreeAmount';
import { reserveKinds } from './wealth/assetTraits';

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
  waitsFor: readonly ('expenses' | 'assets' | 'contracts')[];
}

/**
 * F6; unknown while no living costs are recorded, no money at hand of any kind, or nobody was asked what insurances and
 * loans cost: it is not 0 then.
 */
export type Reserve = MonthlyNeed & (KnownReserve | UnknownReserve);

type ReserveData = Pick<
  SectionData,
  'incomes' | 'expenses' | 'contracts' | 'assets' | 'employments' | 'absences'
>;

/** F6 Reserve-Monate: how many months the household lives on its ready money. */
export function reserve(household: ReserveData): Reserve {
  const { expenses, insurance, loanRates } = freeAmount(household);
  const monthlyNeed = expenses + insurance + loanRates;
  const money = Object.values(household.assets.items).filter(({ kind }) => reserveKinds.has(kind));
  const targetMonths = isSelfEmployed(household) ? 6 : 3;
  const isKnown = knownContracts(household, ['insurance', 'loan']).kind === 'computed';
  if (expenses === 0 || money.length === 0 || !isKnown)
    return {
      monthlyNeed,
      targetMonths,
      available: undefined,
      months: undefined,
      missing: undefined,
      waitsFor: [
        ...(expenses === 0 ? (['expenses'] as const) : []),
        ...(money.length === 0 ? (['assets'] as const) : []),
        ...(isKnown ? [] : (['contracts'] as const)),
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

/** F6 with the need as shown next to its parts. */
export type ReserveValue = MonthlyNeed & KnownReserve & { shownNeed: number };

const common = {
  number: 'F6',
  documents: ['incomes', 'expenses', 'contracts', 'assets', 'employments', 'absences'],
  source: 'F4; 3 months, 6 of the self-employed',
  of(household: ReserveData): Outcome<ReserveValue> {
    const known = reserve(household);
    return known.months === undefined
      ? missingAll(known.waitsFor.map((fact) => ({ fact })))
      : computed({ ...known, shownNeed: shownMonthlyNeed(household) });
  },
  explained: true,
} as const;

export const reserveFigure = /* @__PURE__ */ defineFigure('reserve', {
  ...common,
  unit: 'months',
  amount: ({ months }) => months,
});

export const readyMoneyFigure = /* @__PURE__ */ defineFigure('readyMoney', {
  ...common,
  unit: 'money',
  amount: ({ available }) => available,
});

export const monthlyNeedFigure = /* @__PURE__ */ defineFigure('monthlyNeed', {
  ...common,
  unit: 'moneyMonthly',
  amount: ({ monthlyNeed }) => monthlyNeed,
  shown: ({ shownNeed }) => shownNeed,
});

export const reserveLackFigure = /* @__PURE__ */ defineFigure('reserveLack', {
  ...common,
  unit: 'money',
  amount: ({ missing }) => missing,
});
