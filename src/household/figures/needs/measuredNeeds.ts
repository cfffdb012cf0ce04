import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { AssumedFact } from '../assumedFact';
import { capitalPensionRules, deathCoverRules, retirementRules } from '../assumptions';
import { knownNet } from '../budget/knownNet';
import { allOf, computed, mapOutcome, missingAll, notRelevant, type Outcome } from '../outcome';
import { ownNet } from '../ownIncome';
import { adultsOf, ageOf, childrenOf, isRetired, mainEmployment, occupationOf } from '../people';
import { deathCover, mainEarnerDeathCover } from '../protection/deathCover';
import { incomeProtection } from '../protection/incomeProtection';
import { reserve } from '../reserve';
import { retirementGap } from '../retirement/retirementGap';
import type { NeedData } from './needData';
import { basicNeeds, type NeedLevel, reserveMonths } from './needTopics';

/** Ist and Soll of a topic that is measured in euros. */
export interface MeasuredNeed {
  kind: 'measured';
  /** Whether the amounts are those of a month, or of once. */
  per: 'month' | 'once';
  actual: Cents;
  target: Cents;
  /** target − actual, 0 when enough is there. */
  gap: Cents;
  level: NeedLevel;
  /**
   * What a cent of the gap weighs: the part of the household's monthly net (F1) that it would take away, or takes to close; 0
   * while the net is not known.
   */
  weightOfCent: number;
  /** What the weight is made of: gap × part ÷ months ÷ net. Undefined while the net is not known. */
  weighed?: { months: number; part: number; net: Cents };
  /** Somebody's livelihood hangs on it: work, and a death that leaves children or a partner without income behind. */
  isExistential?: boolean;
  /** Age in whole years from which it is missing, where that is not today. */
  fromAge?: number;
  /** Set where a state pension in what is there is computed from pay and age alone, without any letter. */
  assumed?: AssumedFact;
}

interface Amounts {
  per: MeasuredNeed['per'];
  actual: Cents;
  target: Cents;
  /** Up to where the need is one of level 1. */
  basic: Cents;
  /** The gap is spread over so many months before it is compared with a month's net. */
  months?: number;
  /** The part of the net that hangs on the person whom the topic is about. */
  part?: number;
  isExistential?: boolean;
  assumed?: AssumedFact | undefined;
}

/** F17 of a person, from the first day that something is missing. Level 1 up to 60 % of net, the least that can be wanted. */
export function workNeed(household: NeedData, personId: string, date: IsoDate): Outcome<MeasuredNeed> {
  return mapOutcome(
    incomeProtection({ household, personId, date }),
    ({ secured, target, net, gaps, pension }) => {
      const [first] = gaps;
      const need = measured(knownNet(household), {
        assumed: pension.assumed,
        per: 'month',
        actual: first ? target - first.gapMonth : secured,
        target,
        basic: Math.round(net * basicNeeds.workShare),
        isExistential: true,
      });
      return first?.fromAge === undefined ? need : { ...need, fromAge: first.fromAge };
    },
  );
}

/**
 * F18 of a person, weighed by the part of all own nets that would go with them. Level 1 are debts and children when the main
 * earner dies (as in F24); of the others all is level 2: the household still has its larger income.
 */
export function deathNeed(household: NeedData, personId: string, date: IsoDate): Outcome<MeasuredNeed> {
  if (isRetired(household)) return notRelevant;
  const main = mainEarnerDeathCover({ household, date });
  const nets = allOf(adultsOf(household).map((id) => ownNet(household, id)));
  const own = ownNet(household, personId);
  return mapOutcome(deathCover({ household, personId, date }), (cover) => {
    const { debts, children, creditableAssets, need, existingCover } = cover;
    const all = nets.kind === 'computed' ? nets.value.reduce((sum, one) => sum + one, 0) : 0;
    const isMain = main.kind === 'computed' && main.value.personId === personId;
    return measured(knownNet(household), {
      per: 'once',
      actual: existingCover,
      target: need,
      basic: isMain ? Math.max(0, debts + children - creditableAssets) : 0,
      months: capitalPensionRules.payoutMonths,
      part: all > 0 && own.kind === 'computed' ? own.value / all : 1,
      isExistential: hasDependants(household, personId, date),
    });
  });
}

/** Children under the age of F18, or another adult who earns nothing and has no pension. */
const hasDependants = (household: NeedData, personId: string, date: IsoDate): boolean =>
  childrenOf(household).some(
    (id) => (ageOf(household, id, date) ?? deathCoverRules.childUntilAge) < deathCoverRules.childUntilAge,
  ) ||
  adultsOf(household).some(
    (id) =>
      id !== personId &&
      mainEmployment(household, id) !== undefined &&
      occupationOf(household, id) === 'notEarning',
  );

/** F15 of the household. Level 1 up to 60 % of today's net. */
export const oldAgeNeed = (household: NeedData, date: IsoDate): Outcome<MeasuredNeed> =>
  mapOutcome(retirementGap({ household, date }), ({ secured, need, livingNeed, pensions }) =>
    measured(knownNet(household), {
      assumed: pensions.entries.find((entry) => entry.assumed)?.assumed,
      per: 'month',
      actual: secured,
      target: need,
      basic: Math.round((livingNeed * basicNeeds.oldAgeShare) / retirementRules.needShare),
    }),
  );

/** F6 of the household. Level 1 is the first month. */
export function reserveNeed(household: NeedData): Outcome<MeasuredNeed> {
  const known = reserve(household);
  if (known.months === undefined) return missingAll(known.waitsFor.map((fact) => ({ fact })));
  return computed(
    measured(knownNet(household), {
      per: 'once',
      actual: known.available,
      target: known.targetMonths * known.monthlyNeed,
      basic: basicNeeds.reserveMonths * known.monthlyNeed,
      months: reserveMonths,
    }),
  );
}

/** The same topic with the target that a household wants. */
export const withTarget = (need: MeasuredNeed, target: Cents): MeasuredNeed => ({
  ...need,
  target,
  gap: Math.max(0, target - need.actual),
});

function measured(
  net: Outcome<Cents>,
  { per, actual, target, basic, months = 1, part = 1, isExistential = false, assumed }: Amounts,
): MeasuredNeed {
  return {
    kind: 'measured',
    per,
    actual,
    target,
    gap: Math.max(0, target - actual),
    level: actual < basic ? 1 : 2,
    weightOfCent: net.kind === 'computed' ? part / (months * net.value) : 0,
    ...(net.kind === 'computed' && { weighed: { months, part, net: net.value } }),
    ...(isExistential && { isExistential }),
    ...(assumed && { assumed }),
  };
}
