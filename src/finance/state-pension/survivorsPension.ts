import {
  type Cents,
  type IsoDate,
  requireAmount,
  requireCode,
  requireCount,
  requireDate,
  requireNumber,
  requireRecord,
  roundHalfUp,
} from '../core';
import { pensionRules, pensionValueOn } from '../law';
import { pensionOf } from './oldAgePension';

/** `large-old-law`: married before 2002 and one of the two born before 1962. */
const widowKinds = ['large', 'large-old-law', 'small'] as const;
export type WidowPensionKind = (typeof widowKinds)[number];

export interface WidowPensionInput {
  kind: WidowPensionKind;
  /** Personal earning points of the deceased, access factor and added period included. */
  personalPoints: number;
  date: IsoDate;
  /** Months since the death; the first three are free of any credit. */
  monthsSinceDeath: number;
  /** Own net income of a month as § 18b SGB IV forms it. */
  ownNetIncome: Cents;
  /** Children of the survivor with entitlement to an orphan's pension. */
  children: number;
}

export interface WidowPension {
  kindFactor: number;
  pensionValue: Cents;
  /** The pension of a month before own income is credited. */
  beforeCredit: Cents;
  freeAmount: Cents;
  credited: Cents;
  /** Gross pension of a month. */
  pension: Cents;
}

/**
 * Widow's or widower's pension of a month, §§ 46, 67, 97 SGB VI: 55 % (small 25 %, old law 60 %) of the pension
 * of the deceased; 40 % of own net income above 26.4 pension values (5.6 more per child) is credited. The small
 * pension ends after 24 months. Throws `invalid-date`, `negative-amount`, `invalid-input`, `unknown-year`.
 */
export function widowPension(input: WidowPensionInput): WidowPension {
  requireCode(requireRecord(input, 'input').kind, widowKinds, 'kind');
  const points = requireNumber(input.personalPoints, 'personalPoints', 0, 200);
  const monthsSinceDeath = requireCount(input.monthsSinceDeath, 'monthsSinceDeath', 0, 1_200);
  const children = requireCount(input.children, 'children', 0, 30);
  const income = requireAmount(input.ownNetIncome, 'ownNetIncome');
  const { value } = pensionValueOn(requireDate(input.date, 'date'));
  const rules = pensionRules;
  const ended = input.kind === 'small' && monthsSinceDeath >= rules.smallWidowMonths;
  const firstMonths = monthsSinceDeath < rules.survivorFreeMonths;
  const kindFactor = firstMonths ? 1 : widowFactor(input.kind);
  const freeAmount = roundHalfUp(
    value * (rules.survivorFreeMultiple + rules.survivorFreeMultiplePerChild * children),
  );
  const beforeCredit = ended ? 0 : pensionOf(points, value, kindFactor);
  const excess = firstMonths ? 0 : Math.max(0, income - freeAmount);
  const credited = Math.min(roundHalfUp(excess * rules.survivorCreditedShare), beforeCredit);
  return {
    kindFactor,
    pensionValue: value,
    beforeCredit,
    freeAmount,
    credited,
    pension: beforeCredit - credited,
  };
}

/** In the three months after the death (Sterbevierteljahr) the full pension of the deceased is paid, § 67 Nr. 5, 6. */
function widowFactor(kind: WidowPensionKind): number {
  if (kind === 'small') return pensionRules.smallWidowFactor;
  return kind === 'large' ? pensionRules.largeWidowFactor : pensionRules.largeWidowFactorOldLaw;
}

export interface OrphanPensionInput {
  /** `half`: one parent lives. */
  kind: 'half' | 'full';
  /** Personal earning points of the deceased (of both for a full orphan), without the orphans' supplement. */
  personalPoints: number;
  date: IsoDate;
}

/**
 * Orphan's pension of a month, §§ 48, 67 SGB VI, without the supplement of § 78 and without any credit of income
 * (abolished). Throws `invalid-date`, `invalid-input`, `unknown-year`.
 */
export function orphanPension(input: OrphanPensionInput): { kindFactor: number; pension: Cents } {
  requireCode(requireRecord(input, 'input').kind, ['half', 'full'], 'kind');
  const points = requireNumber(input.personalPoints, 'personalPoints', 0, 400);
  const { value } = pensionValueOn(requireDate(input.date, 'date'));
  const kindFactor = input.kind === 'half' ? pensionRules.halfOrphanFactor : pensionRules.fullOrphanFactor;
  return { kindFactor, pension: pensionOf(points, value, kindFactor) };
}
