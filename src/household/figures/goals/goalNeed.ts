import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Goal, SectionData } from '../../documents';
import { debtAtFixedInterestEnd } from '../loans/carriedDebt';
import { computed, mapOutcome, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { adultsOf } from '../people';
import { reserve } from '../reserve';
import { assumptionsOf } from '../assumptionsOf';
import { rateForPension } from '../retirement/capitalPension';
import type { RetirementData } from '../retirement/netPensions';
import { pensionStart } from '../retirement/pensionStart';
import { retirementGap } from '../retirement/retirementGap';
import { goalAssumptions, goalPlan } from './goalPlan';

export type GoalData = RetirementData &
  Pick<SectionData, 'expenses' | 'assets' | 'goals' | 'housing' | 'absences'>;

/** The size of a goal, in today's money, and what has been saved for it. */
export type GoalNeed =
  /** `told`: the recorded target. `reserve`: the months of F6 that the household needs. */
  | { basis: 'told' | 'reserve'; size: Cents; saved: Cents; progress: number }
  /** F15, cents per month: not an amount to save up to. */
  | { basis: 'retirement'; size: Cents }
  /**
   * The remaining debt of the loans whose fixed interest ends in the goal's month (F19): it is refinanced, not saved
   * up.
   */
  | { basis: 'refinancing'; size: Cents };

/** A goal of a household on a day. */
export interface GoalOf {
  household: GoalData;
  goal: Goal;
  date: IsoDate;
}

/**
 * The size of a goal. Missing: the target; for a reserve and retirement without a target of their own what F6 and F15
 * wait for.
 */
export function goalNeed({ household, goal, date }: GoalOf): Outcome<GoalNeed> {
  const { target, saved, category } = goal;
  if (target !== undefined)
    return computed({ basis: 'told', size: target, saved, progress: partOf(saved, target) });
  if (category === 'reserve')
    return mapOutcome(reserveNeed(household), ({ size, available }) => ({
      basis: 'reserve',
      size,
      saved: available,
      progress: partOf(available, size),
    }));
  if (category === 'retirement')
    return mapOutcome(retirementGap({ household, date }), ({ gap }) => ({ basis: 'retirement', size: gap }));
  const debt = category === 'debtFree' ? debtAtTerm(household, goal) : 0;
  return debt > 0 ? computed({ basis: 'refinancing', size: debt }) : missing('target');
}

/**
 * F9 for every goal: the monthly saving needed. Not relevant for what is refinanced. Missing: as for the size, and a
 * future term; retirement ends at the last adult's standard age, a full reserve needs nothing.
 */
export function goalRate(of: GoalOf): Outcome<Cents> {
  const { household, goal, date } = of;
  const planned = (plan: Goal) =>
    mapOutcome(
      goalPlan({ goal: plan, date, assumed: goalAssumptions(household) }),
      ({ monthlyContribution }) => monthlyContribution,
    );
  if (goal.target !== undefined) return planned(goal);
  if (goal.category === 'retirement') return retirementRate(household, date);
  const need = goalNeed(of);
  if (need.kind === 'missing' && goal.category !== 'reserve') return planned(goal); // names the term, too
  if (need.kind !== 'computed') return need;
  const { value } = need;
  if (value.basis !== 'reserve') return notRelevant;
  return value.saved >= value.size
    ? computed(0)
    : planned({ ...goal, target: value.size, saved: value.saved });
}

/** The savings rate that closes F15 by the last adult's standard age. */
export function retirementRate(household: GoalData, date: IsoDate): Outcome<Cents> {
  return mapOutcome(retirementGap({ household, date }), ({ gap }) => {
    const months = adultsOf(household).flatMap((personId) => {
      const start = pensionStart(household, personId, date);
      return start.kind === 'computed' ? [start.value.months] : [];
    });
    return rateForPension(gap, Math.max(...months), assumptionsOf(household).realReturn);
  });
}

function reserveNeed(household: GoalData): Outcome<{ size: Cents; available: Cents }> {
  const { available, monthlyNeed, targetMonths, waitsFor } = reserve(household);
  return available === undefined
    ? missingAll(waitsFor.map((fact) => ({ fact })))
    : computed({ size: targetMonths * monthlyNeed, available });
}

/** The debt of loans to be refinanced in the month of the goal; 0 if not known of any. */
function debtAtTerm({ contracts }: Pick<SectionData, 'contracts'>, { term }: Goal): Cents {
  return Object.values(contracts.items).reduce((sum, contract) => {
    if (contract.kind !== 'loan' || contract.interestFixedUntil?.slice(0, 7) !== term) return sum;
    const debt = debtAtFixedInterestEnd(contract);
    return debt.kind === 'computed' ? sum + debt.value.remainingDebt : sum;
  }, 0);
}

const partOf = (part: Cents, whole: Cents): number => (whole > 0 ? Math.min(1, part / whole) : 1);
