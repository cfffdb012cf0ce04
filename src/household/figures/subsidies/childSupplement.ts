import {
  type Cents,
  type ChildSupplementEstimate,
  childSupplementEstimate,
  childSupplementRules,
  childSupplements,
  type IsoDate,
  needsRules,
  rowOn,
} from '@vp-digital/core/finance';
import type { AssetKind, Income, SavingContract, SectionData } from '../../documents';
import { benefitChildren } from '../benefitChildren';
import { housingCosts } from '../housing/housingCosts';
import { sum } from '../net';
import { computed, factsOf, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import { isEarned } from '../incomeSecurity';
import { adultsOf, type People } from '../people';
import type { LeverCondition } from './leverCondition';
import { isPayUntold } from '../payYear';
import { isPaidForChild } from '../withoutIncome';

/** Without assets the wealth is not looked at, and is still to be checked; without housing no amount is estimated. */
export type ChildSupplementData = People &
  Pick<SectionData, 'contracts'> &
  Partial<Pick<SectionData, 'assets' | 'housing'>>;

/**
 * Kindergeld, the least and the highest income, the wealth, and that with it the parents' income covers what the family
 * needs, which no document has: further needs and Wohngeld are weighed by the Familienkasse.
 */
interface ChildSupplementCondition extends Pick<LeverCondition, 'state' | 'facts'> {
  condition: 'childBenefit' | 'leastIncome' | 'highestIncome' | 'wealth' | 'needs';
  /** Cents, income a month: at least or at most the limit. */
  held?: { actual: Cents; limit: Cents };
}

interface ChildSupplementCheck {
  children: number;
  /** The most for one child, a month. */
  mostPerChild: Cents;
  /** What it may be, of all children in a month; missing: net, gross, housing. */
  estimate: Outcome<ChildSupplementEstimate>;
  /** Housing costs above which there would be some, as long as they are all that is missing. */
  leastHousing?: Cents;
  conditions: readonly ChildSupplementCondition[];
}

/** Kinderzuschlag (§ 6a BKGG): what has to be so for it; undefined without children whom Kindergeld is paid for. */
export function childSupplementCheck(
  household: ChildSupplementData,
  date: IsoDate,
): ChildSupplementCheck | undefined {
  const children = benefitChildren(household, date);
  if (children.length === 0) return undefined;
  const mostPerChild = rowOn(childSupplements, date, 'date').value;
  const incomes = incomesOfFamily(household);
  const housing = housingOf(household);
  const estimateWith = (housingMonth: Cents) =>
    mapOutcome(incomes, (known) =>
      childSupplementEstimate({
        ...known,
        date,
        parents: Math.min(2, Math.max(1, adultsOf(household).length)),
        childBirthDates: children.map(({ birthDate }) => birthDate),
        housingMonth,
      }),
    );
  const estimate =
    housing.kind === 'computed' && incomes.kind === 'computed'
      ? estimateWith(housing.value)
      : missingAll(factsOf(incomes, housing));
  const withoutHousing = housing.kind === 'missing' ? estimateWith(0) : undefined;
  return {
    children: children.length,
    mostPerChild,
    estimate,
    ...(withoutHousing?.kind === 'computed' && { leastHousing: withoutHousing.value.leastHousing }),
    conditions: [
      childBenefit(household),
      leastIncome(household),
      highestIncome(estimate),
      wealth(household, adultsOf(household).length + children.length),
      { condition: 'needs', state: 'unknown' },
    ],
  };
}

/** The incomes of a month as the law tells them apart. Missing: net of some income, gross of pay that nobody recorded. */
function incomesOfFamily(
  household: ChildSupplementData,
): Outcome<{ earned: { gross: Cents; net: Cents }[]; otherMonth: Cents; childrenMonth: Cents }> {
  const parents = adultsOf(household);
  const counting = Object.values(household.incomes.items).filter(({ kind }) => kind !== 'childBenefit');
  const facts = [
    ...counting.flatMap(({ net, personId }) =>
      net === undefined ? [{ fact: 'net', personId } as const] : [],
    ),
    ...parents.flatMap((personId) =>
      isPayUntold(household, personId) ? [{ fact: 'gross', personId } as const] : [],
    ),
  ];
  if (facts.length > 0) return missingAll(facts);
  const isOfChildren = ({ kind, personId }: Income) => isPaidForChild(kind) || !parents.includes(personId);
  const own = counting.filter((income) => !isOfChildren(income));
  const work = own.filter(({ kind }) => isEarned(kind));
  const netOf = (incomes: readonly Income[]) => sum(incomes.map(({ net = 0 }) => net));
  return computed({
    earned: parents.flatMap((id) => {
      const pay = work.filter(({ personId }) => personId === id);
      const gross = sum(pay.map(({ gross, net = 0 }) => gross ?? net)); // the gross is at least the net
      return pay.length > 0 ? [{ gross, net: netOf(pay) }] : [];
    }),
    otherMonth: netOf(own.filter(({ kind }) => !isEarned(kind))),
    childrenMonth: netOf(counting.filter(isOfChildren)),
  });
}

/** What the home costs; nothing for those who live with their parents for free. An owner's repayment counts here, too. */
function housingOf({ housing, contracts }: ChildSupplementData): Outcome<Cents> {
  if (housing === undefined) return missing('housing');
  const costs = housingCosts({ housing, contracts });
  return costs.kind === 'notRelevant' ? computed(0) : mapOutcome(costs, ({ total }) => total);
}

/** § 6a (6) BKGG: above it income takes off all of it. */
function highestIncome(estimate: Outcome<ChildSupplementEstimate>): ChildSupplementCondition {
  if (estimate.kind === 'missing')
    return { condition: 'highestIncome', state: 'unknown', facts: estimate.facts };
  if (estimate.kind === 'notRelevant') return { condition: 'highestIncome', state: 'unknown' };
  const { amount, countedIncome: actual, parentsNeed, maximum } = estimate.value;
  const limit = parentsNeed + Math.floor(maximum / needsRules.reductionShare);
  return { condition: 'highestIncome', state: amount > 0 ? 'met' : 'unmet', held: { actual, limit } };
}

function childBenefit({ incomes }: ChildSupplementData): ChildSupplementCondition {
  const isDrawn = Object.values(incomes.items).some(
    ({ kind, net = 0 }) => kind === 'childBenefit' && net > 0,
  );
  return { condition: 'childBenefit', state: isDrawn ? 'met' : 'unknown' };
}

/** Gross counts; where only the net is known, the gross is at least that. */
function leastIncome(household: ChildSupplementData): ChildSupplementCondition {
  const parents = adultsOf(household);
  const { leastOfCouple, leastOfOne } = childSupplementRules;
  const limit = parents.length > 1 ? leastOfCouple : leastOfOne;
  // Kindergeld does not count, nor what is paid for a child
  const own = Object.values(household.incomes.items).filter(
    ({ kind, personId }) => kind !== 'childBenefit' && !isPaidForChild(kind) && parents.includes(personId),
  );
  const actual = sum(own.map(({ gross, net = 0 }) => gross ?? net));
  const untold = parents.filter(
    (id) =>
      isPayUntold(household, id) || own.some(({ personId, gross }) => personId === id && gross === undefined),
  );
  if (actual < limit && untold.length > 0)
    return {
      condition: 'leastIncome',
      state: 'unknown',
      facts: untold.map((personId) => ({ fact: 'gross', personId })),
    };
  return { condition: 'leastIncome', state: actual >= limit ? 'met' : 'unmet', held: { actual, limit } };
}

/** Above the limit it is to be checked, not refused: it is also unknown how much of it is exempt. */
function wealth({ assets, contracts }: ChildSupplementData, persons: number): ChildSupplementCondition {
  const { wealthOfFirst, wealthOfFurther } = childSupplementRules;
  const recorded = Object.values(assets?.items ?? {});
  if (recorded.length === 0) return { condition: 'wealth', state: 'unknown', facts: [{ fact: 'assets' }] };
  const saved = Object.values(contracts.items).map((contract) =>
    contract.kind === 'saving' && !isKeptForAge.has(contract.line) ? (contract.balance ?? 0) : 0,
  );
  const actual = sum([...recorded.map(({ kind, value }) => (isLivedIn.has(kind) ? 0 : value)), ...saved]);
  const limit = wealthOfFirst + (persons - 1) * wealthOfFurther;
  return { condition: 'wealth', state: actual <= limit ? 'met' : 'unknown', held: { actual, limit } };
}

/** The home, and a car for everybody who earns. */
const isLivedIn: ReadonlySet<AssetKind> = new Set(['ownHome', 'vehicle']);

const isKeptForAge: ReadonlySet<SavingContract['line']> = new Set([
  'basicPension',
  'riester',
  'companyPension',
]);
