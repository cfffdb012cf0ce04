import { addMonths, type Cents, type Rate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { assumptionsOf } from '../assumptionsOf';
import { type SavingPotential, savingPotential } from '../budget/savingPotential';
import type { GoalData } from '../goals/goalNeed';
import { mapOutcome, type Outcome } from '../outcome';
import type { PotTerms } from './fillUp';
import { type PotShares, potAmounts, proposedShares, savingsPlanOf, agreedShares } from './savingsPots';

export type SavingsPlanData = GoalData & Pick<SectionData, 'savingsPlan'>;

/** The savings plan, with defaults for missing inputs. */
export interface PlannedSavings extends PotTerms {
  /** F8: current, target and possible savings. */
  potential: SavingPotential;
  /** Per month: the amount under discussion, else the agreed one, else the target of F8. */
  amount: Cents;
  shares: PotShares;
  /** Nobody has divided the amount yet. */
  isProposed: boolean;
  /** What was agreed, and on which day. */
  agreed: { amount: Cents; on: string } | undefined;
  /** Assumed for the outlook; shares of one. */
  annualReturn: Rate;
  annualCosts: Rate;
  inflation: Rate;
}

/** The plan of a household with its division; by default from the next month on. Missing: net, expenses. */
export function plannedSavings(household: SavingsPlanData, date: string): Outcome<PlannedSavings> {
  const plan = savingsPlanOf(household);
  const { planReturn, planCosts, inflation } = assumptionsOf(household);
  return mapOutcome(savingPotential(household), (potential) => {
    const { agreedAmount, agreedOn } = plan ?? {};
    const amount = plan?.amount ?? agreedAmount ?? potential.target;
    const known = agreedShares(plan);
    const shares = known ?? proposedShares(household, date, amount);
    return {
      potential,
      amount,
      shares,
      isProposed: known === undefined,
      amounts: potAmounts(amount, shares),
      agreed:
        agreedAmount === undefined || agreedOn === undefined
          ? undefined
          : { amount: agreedAmount, on: agreedOn },
      startMonth: plan?.startMonth ?? addMonths(`${date.slice(0, 7)}-01`, 1).slice(0, 7),
      yearlyRaise: rate(plan?.yearlyRaise) ?? 0,
      annualReturn: rate(plan?.annualReturn) ?? planReturn,
      annualCosts: rate(plan?.annualCosts) ?? planCosts,
      inflation,
    };
  });
}

const rate = (basisPoints: number | undefined): Rate | undefined =>
  basisPoints === undefined ? undefined : basisPoints / 10_000;
