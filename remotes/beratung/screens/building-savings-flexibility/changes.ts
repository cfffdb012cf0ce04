import { type Cents, loanSchedule } from '@vp-digital/core/finance';
import { type BuildingInput, courseOf, effortOf, withoutLoan } from '../../shared/building/course';

export const changeKinds = [
  'extra',
  'pause',
  'smaller',
  'larger',
  'split',
  'merge',
  'repay',
  'savingsOnly',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Besides, the contract can be assigned to a member of the family. */
export type EffectKind = ChangeKind | 'assign';

/** How large a change is tried: euros once a year, months without a payment, euros back at once. */
export interface ChangeSizes {
  extraYear: Cents;
  pauseMonths: number;
  repaid: Cents;
  /** Whom the contract is assigned to; left out: the first of the family. */
  memberId?: string;
}
export const usualSizes: ChangeSizes = { extraYear: 1_000_00, pauseMonths: 12, repaid: 5_000_00 };

/** Parts of the sum, and the month from which a pause is tried. */
const changeParts = { smaller: 0.8, larger: 1.2, split: 0.5, pauseFrom: 25 } as const;

/** Another contract of building savings of the same person; what is not recorded of it is unknown. */
export interface OtherContract {
  sum: Cents | undefined;
  balance: Cents | undefined;
  rate: Cents;
}

/** What a change does to the month of allocation, or to the loan. */
export type TimeEffect =
  /** Months of saving more (later) or less (sooner). */
  | { kind: 'months'; months: number }
  /** Months of the first and of the second part. */
  | { kind: 'parts'; first: number; second: number }
  /** Payments of the loan that are saved. */
  | { kind: 'payments'; months: number }
  | { kind: 'noAllocation' | 'noLoan' }
  /** There is nothing to merge with, or sum or balance of it is not recorded. */
  | { kind: 'noOther' | 'otherUnknown' }
  /** Nobody else lives in the household. */
  | { kind: 'noMember' };

export interface Effect {
  kind: EffectKind;
  time: TimeEffect;
  /**
   * All that is paid over both phases, more or less; what is paid out; the premium of a year, more or less; undefined where
   * nothing is computed.
   */
  money: { kind: 'effort' | 'paidOut' | 'interest' | 'premium' | 'premiumYoung'; amount: Cents } | undefined;
  /** Whom an assignment is to. */
  member?: FamilyMember;
}

/** Somebody to whom the contract can be assigned. */
export interface FamilyMember {
  id: string;
  name: string;
}

/** F20 before and after a change. */
export function effectOf(
  kind: ChangeKind,
  input: BuildingInput,
  sizes: ChangeSizes,
  other: OtherContract | undefined,
): Effect {
  const before = courseOf(input);
  if (kind === 'savingsOnly')
    return {
      kind,
      time: { kind: 'noLoan' },
      money: { kind: 'paidOut', amount: withoutLoan(before).balance },
    };
  const { allocation } = before;
  if (!allocation) return { kind, time: { kind: 'noAllocation' }, money: undefined };
  if (kind === 'repay') return { kind, ...repaid(input, allocation, sizes) };
  if (kind === 'split') return { kind, ...split(input, before) };
  if (kind === 'merge') return { kind, ...merged(input, allocation.months, other) };
  const after = courseOf(changed(kind, input, sizes));
  return {
    kind,
    time: after.allocation
      ? { kind: 'months', months: after.allocation.months - allocation.months }
      : { kind: 'noAllocation' },
    money: { kind: 'effort', amount: effortOf(after) - effortOf(before) },
  };
}

/** The plan after a change that it can hold itself. */
export const changedPlan = (
  kind: EffectKind,
  input: BuildingInput,
  sizes: ChangeSizes,
): { field: 'extraYear' | 'sum'; value: Cents } | undefined => {
  if (kind === 'extra') return { field: 'extraYear', value: input.extraYear + sizes.extraYear };
  if (kind !== 'smaller' && kind !== 'larger') return undefined;
  const { sum } = changed(kind, input, sizes);
  const { least, most } = input.tariff.sums;
  return sum < least || sum > most ? undefined : { field: 'sum', value: sum };
};

const inThousands = (amount: number): Cents => Math.round(amount / 1_000_00) * 1_000_00;

function changed(
  kind: 'extra' | 'pause' | 'smaller' | 'larger',
  input: BuildingInput,
  { extraYear, pauseMonths }: ChangeSizes,
): BuildingInput {
  switch (kind) {
    case 'extra':
      return { ...input, extraYear: input.extraYear + extraYear };
    case 'pause':
      return { ...input, pause: { fromMonth: changeParts.pauseFrom, months: pauseMonths } };
    default:
      return { ...input, sum: inThousands(input.sum * changeParts[kind]) };
  }
}

type Outcome = Pick<Effect, 'time' | 'money'>;
type Course = ReturnType<typeof courseOf>;

/** Two contracts in the place of one: all payments go into the first until it is allocated, then into the second. */
function split(input: BuildingInput, before: Course): Outcome {
  const part = inThousands(input.sum * changeParts.split);
  const first = courseOf({ ...input, sum: part });
  const { months } = first.allocation ?? { months: 0 };
  const second = courseOf({
    ...input,
    sum: input.sum - part,
    extraYear: 0,
    ...(months > 0 && { pause: { fromMonth: 1, months } }),
  });
  if (!first.allocation || !second.allocation) return { time: { kind: 'noAllocation' }, money: undefined };
  return {
    time: { kind: 'parts', first: months, second: second.allocation.months },
    money: { kind: 'effort', amount: effortOf(first) + effortOf(second) - effortOf(before) },
  };
}

/** One contract in the place of two: sums, balances and rates are added; the fee of the other one is paid already. */
function merged(input: BuildingInput, months: number, other: OtherContract | undefined): Outcome {
  if (!other) return { time: { kind: 'noOther' }, money: undefined };
  const { sum, balance, rate } = other;
  if (sum === undefined || balance === undefined) return { time: { kind: 'otherUnknown' }, money: undefined };
  const fee = Math.round(input.sum * input.tariff.feeRate);
  const all = { ...input, sum: input.sum + sum, rate: input.rate + rate };
  const after = courseOf({ ...all, balance: Math.max(0, balance - fee) });
  return {
    time: after.allocation
      ? { kind: 'months', months: after.allocation.months - months }
      : { kind: 'noAllocation' },
    money: after.allocation && { kind: 'paidOut', amount: all.sum },
  };
}

/** Part of the loan is paid back at once, with the first payment: the payments stay, fewer of them are due. */
function repaid(
  { tariff }: BuildingInput,
  { loan, loanPayment, loanMonths, loanInterest }: NonNullable<Course['allocation']>,
  sizes: ChangeSizes,
): Outcome {
  if (loan === 0) return { time: { kind: 'noLoan' }, money: undefined };
  const { months, totalInterest } = loanSchedule({
    principal: loan,
    annualRate: tariff.loanRate,
    payment: loanPayment,
    extraRepayments: { single: [{ month: 1, amount: Math.min(loan, sizes.repaid) }] },
  });
  return {
    time: { kind: 'payments', months: loanMonths - months.length },
    money: { kind: 'interest', amount: totalInterest - loanInterest },
  };
}
