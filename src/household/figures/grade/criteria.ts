import type { IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { type gradeCriteria, wealthRules } from '../assumptions';
import { budgetRates } from '../budget/budgetRates';
import { knownNet } from '../budget/knownNet';
import { withoutEnded } from '../contracts/withoutEnded';
import { netWorth } from '../wealth/netWorth';
import { computed, factsOf, mapOutcome, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { ageOf, isRetired, responsibleOf } from '../people';
import { reserve } from '../reserve';
import { retirementGap } from '../retirement/retirementGap';
import type { SubsidyData } from '../subsidies/lever';
import { optimum } from '../subsidies/optimum';
import { type ProtectionData, protectionCoverage } from './protectionCoverage';

export type Criterion = keyof typeof gradeCriteria;

/** Each criterion's value as a share: of its target, or of net (savings rate, debt service). */
export type CriterionValues = Readonly<Record<Criterion, Outcome<number>>>;

export type GradeData = SubsidyData & ProtectionData & Pick<SectionData, 'expenses' | 'assumptions'>;

/**
 * F24, K1–K7 of a household. Not relevant to the retired: savings rate, retirement, wealth; without any possible
 * subsidy: subsidies.
 */
export function criterionValues({
  household: all,
  date,
}: {
  household: GradeData;
  date: IsoDate;
}): CriterionValues {
  const household = withoutEnded(all, date);
  const working = !isRetired(household);
  const rates = budgetRates(household);
  return {
    reserve: reserveShare(household),
    savingsRate: working ? mapOutcome(rates, ({ savingsRate }) => savingsRate) : notRelevant,
    debtService: mapOutcome(rates, ({ debtService }) => debtService),
    protection: mapOutcome(protectionCoverage(household, date), ({ coverage }) => coverage),
    retirement: mapOutcome(retirementGap({ household, date }), ({ coverage }) => coverage),
    subsidies: subsidyShare(household, date),
    wealth: working ? wealthShare(household, date) : notRelevant,
  };
}

/** K1: months of reserve ÷ target months. */
function reserveShare(household: GradeData): Outcome<number> {
  const { months, targetMonths, waitsFor } = reserve(household);
  return months === undefined
    ? missingAll(waitsFor.map((fact) => ({ fact })))
    : computed(months / targetMonths);
}

/** K6: used ÷ possible. */
function subsidyShare(household: GradeData, date: IsoDate): Outcome<number> {
  const { used, possible } = optimum({ household, date });
  return possible > 0 ? computed(used / possible) : notRelevant;
}

/** K7: net worth ÷ what can be expected at the age of the older responsible person. */
function wealthShare(household: GradeData, date: IsoDate): Outcome<number> {
  const net = knownNet(household);
  const ages = responsibleOf(household).flatMap((id) => ageOf(household, id, date) ?? []);
  const noAge = ages.length === 0 ? [missing('birthDate')] : [];
  const { netWorth: worth, waitsFor } = netWorth(household);
  const noAssets = waitsFor === undefined ? [] : [missing(waitsFor)];
  const facts = factsOf(net, ...noAge, ...noAssets);
  if (net.kind !== 'computed' || facts.length > 0) return missingAll(facts);
  const { fromAge, yearsPerAnnualNet, leastAnnualNets } = wealthRules;
  const annualNets = Math.max(leastAnnualNets, (Math.max(...ages) - fromAge) / yearsPerAnnualNet);
  return computed(worth / (12 * net.value * annualNets));
}
