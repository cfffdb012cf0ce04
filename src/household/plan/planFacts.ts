import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import type { NetEstimateData } from '../figures/netEstimate';
import type { PensionKind } from '../figures/retirement/netPensionFactors';
import type { RetirementData } from '../figures/retirement/netPensions';
import type { RetirementGap } from '../figures/retirement/retirementGap';

export type RetirementPlanData = RetirementData &
  Pick<SectionData, 'assets' | 'housing' | 'assumptions' | 'absences'>;

/** What is known of one adult: when work can end, and what it brings until then. */
export interface RetirementPerson {
  personId: string;
  /** Age today and at the standard start, in months. */
  age: number;
  fullAge: number;
  /** Months from today to the standard start; 0 for the retired. */
  monthsLeft: number;
  /** How far the start can be moved, in months; undefined where the scheme has one start only. */
  range: { earliest: number; latest: number } | undefined;
  earnedNet: Cents;
  isRetired: boolean;
}

/** What of the pensions begins with whom; nobody named: with the last of the adults. */
export interface PlannedPart {
  key: string;
  kind: PensionKind;
  personIds: readonly string[];
  net: Cents;
  /** Months from today before which it is not paid, though work has ended: of who retires at a special age. */
  notBefore?: number;
}

export interface RetirementFacts {
  date: IsoDate;
  household: RetirementPlanData;
  persons: readonly RetirementPerson[];
  pensions: readonly PlannedPart[];
  gap: Pick<RetirementGap, 'capital' | 'savedRent'>;
  /** Today's net after premiums of private health insurance: what a share of it is needed of. */
  net: Cents;
  /** Rent and other incomes that are no pension and go on; of the retired, as others live on their pay until they retire. */
  otherIncome: Cents;
  /** All adults are retired already. */
  allRetired: boolean;
  /** What events change is computed of; undefined where a fact of it is missing. */
  budget?: BudgetFacts;
}

export type BudgetPlanData = RetirementPlanData &
  NetEstimateData &
  Pick<SectionData, 'expenses' | 'absences' | 'goals'>;

/** An adult on the way to the end of the budget. */
export interface BudgetPerson {
  personId: string;
  /** Today, in months. */
  age: number;
  /** Months from today to the standard start of the pension; 0 for the retired. */
  monthsLeft: number;
}

export interface BudgetFacts {
  date: IsoDate;
  household: BudgetPlanData;
  persons: readonly BudgetPerson[];
  /** Net pensions of old age in today's money; none where all draw theirs already, which are incomes then. */
  pensions: readonly PlannedPart[];
  /** All adults are retired: their pensions are incomes. */
  allRetired: boolean;
}
