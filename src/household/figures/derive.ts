import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { NeedTopic, SectionData } from '../documents';
import { needsFigure, savingFigure, wantsFigure } from './budget/budgetRule';
import { householdNetFigure } from './budget/knownNet';
import type { Figure, FigureName, OnDay } from './defineFigure';
import type { Period } from './period';
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
import { type StoredLever, optimum, optimumFigure } from './subsidies';

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

/**
 * What is computed for a whole household on a day, and kept with it: a later release or law would give other results.
 */
export interface Derived {
  /** By the figure's name, as shown: amounts in cents, shares of one; without those that wait for a fact. */
  figures: Partial<Record<FigureName | `${FigureName}OfYear`, number>>;
  /** Open and settled topics; one that is not known is left out. */
  needs: DerivedNeed[];
  levers: StoredLever[];
}

const valueOf = <Name extends keyof SectionData, Input extends OnDay, Value>(
  { name, of, amount, shown = amount }: Figure<Name, Input, Value>,
  household: SectionData,
  input: Input,
): [FigureName, number][] => {
  const outcome = of(household, input);
  return outcome.kind === 'computed' ? [[name, shown(outcome.value)]] : [];
};

/** What a month or a year comes from and goes into. */
const budgetOf = (household: SectionData, date: IsoDate, period: Period): [FigureName, number][] => [
  ...valueOf(householdNetFigure, household, { date, period }),
  ...valueOf(livingCostsFigure, household, { date, period }),
  ...valueOf(premiumsFigure, household, { date, period }),
  ...valueOf(loanRatesFigure, household, { date, period }),
  ...valueOf(savingRatesFigure, household, { date, period }),
  ...valueOf(freeAmountFigure, household, { date, period }),
];

/** Computes what a snapshot holds in addition to the documents. */
export function derive(household: SectionData, date: IsoDate): Derived {
  const { open, settled } = needComparison({ household, date });
  return {
    figures: Object.fromEntries<number>([
      ...budgetOf(household, date, 'month'),
      ...budgetOf(household, date, 'year').map(([name, amount]) => [`${name}OfYear`, amount] as const),
      ...valueOf(needsFigure, household, { date }),
      ...valueOf(wantsFigure, household, { date }),
      ...valueOf(savingFigure, household, { date }),
      ...valueOf(reserveFigure, household, { date }),
      ...valueOf(savingsRateFigure, household, { date }),
      ...valueOf(debtServiceFigure, household, { date }),
      ...valueOf(savingPotentialFigure, household, { date }),
      ...valueOf(savingTargetFigure, household, { date }),
      ...valueOf(assetsFigure, household, { date }),
      ...valueOf(debtsFigure, household, { date }),
      ...valueOf(netWorthFigure, household, { date }),
      ...valueOf(retirementGapFigure, household, { date }),
      ...valueOf(optimumFigure, household, { date }),
      ...valueOf(financialGradeFigure, household, { date }),
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
