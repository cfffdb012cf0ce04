import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { NeedTopic, SectionData, SubsidyLever } from '../documents';
import { needsFigure, savingFigure, wantsFigure } from './budget/budgetRule';
import { householdNetFigure } from './budget/knownNet';
import type { Figure, FigureName, OnDay } from './defineFigure';
import { needComparison } from './needs/needComparison';
import { savingPotentialFigure, savingTargetFigure } from './budget/savingPotential';
import { financialGradeFigure } from './grade/financialGrade';
import { reserveFigure } from './reserve';
import { retirementGapFigure } from './retirement/retirementGap';
import {
  debtServiceFigure,
  freeAmountFigure,
  livingCostsFigure,
  loanRatesFigure,
  premiumsFigure,
  savingRatesFigure,
  savingsRateFigure,
} from './shown/budgetFigures';
import { assetsFigure, debtsFigure, netWorthFigure } from './shown/worthFigures';
import { optimum, optimumFigure } from './subsidies';

/** What is missing of a topic, as the comparison of Soll and Ist said it. */
export interface DerivedNeed {
  topic: NeedTopic;
  personId?: string;
  /** Cents, of what is measured. */
  gap?: Cents;
  per?: 'month' | 'once';
  /** Of what is there or not. */
  state?: 'present' | 'partial' | 'none';
}

/** What a lever brought a year; cents. */
export interface DerivedLever {
  lever: SubsidyLever;
  personId?: string;
  factId?: string;
  used: Cents;
  possible: Cents;
}

/** What is computed of a whole household on a day, and kept with it: a later release or law would compute something else. */
export interface Derived {
  /** By the figure's name, as it is shown: amounts in cents, shares as parts of one; one that waits for a fact is left out. */
  figures: Partial<Record<FigureName, number>>;
  /** Open and settled topics; one that is not known is left out. */
  needs: DerivedNeed[];
  levers: DerivedLever[];
}

const valueOf = <Name extends keyof SectionData, Value>(
  { name, of, amount, shown = amount }: Figure<Name, OnDay, Value>,
  household: SectionData,
  date: IsoDate,
): [FigureName, number][] => {
  const outcome = of(household, { date });
  return outcome.kind === 'computed' ? [[name, shown(outcome.value)]] : [];
};

/** Computes what a snapshot keeps beside the documents. */
export function derive(household: SectionData, date: IsoDate): Derived {
  const { open, settled } = needComparison({ household, date });
  return {
    figures: Object.fromEntries([
      ...valueOf(householdNetFigure, household, date),
      ...valueOf(livingCostsFigure, household, date),
      ...valueOf(premiumsFigure, household, date),
      ...valueOf(loanRatesFigure, household, date),
      ...valueOf(savingRatesFigure, household, date),
      ...valueOf(freeAmountFigure, household, date),
      ...valueOf(needsFigure, household, date),
      ...valueOf(wantsFigure, household, date),
      ...valueOf(savingFigure, household, date),
      ...valueOf(reserveFigure, household, date),
      ...valueOf(savingsRateFigure, household, date),
      ...valueOf(debtServiceFigure, household, date),
      ...valueOf(savingPotentialFigure, household, date),
      ...valueOf(savingTargetFigure, household, date),
      ...valueOf(assetsFigure, household, date),
      ...valueOf(debtsFigure, household, date),
      ...valueOf(netWorthFigure, household, date),
      ...valueOf(retirementGapFigure, household, date),
      ...valueOf(optimumFigure, household, date),
      ...valueOf(financialGradeFigure, household, date),
    ]),
    needs: [...open, ...settled].map(({ topic, personId, need }) => ({
      topic,
      ...(personId !== undefined && { personId }),
      ...(need.kind === 'measured' ? { gap: need.gap, per: need.per } : { state: need.state }),
    })),
    levers: optimum({ household, date }).levers.map(({ lever, personId, factId, used, possible }) => ({
      lever,
      ...(personId !== undefined && { personId }),
      ...(factId !== undefined && { factId }),
      used,
      possible,
    })),
  };
}
