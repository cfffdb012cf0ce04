import {
  ageOn,
  type Cents,
  type IsoDate,
  requireAmount,
  requireCount,
  requireDate,
  requireList,
  requireRecord,
  requireRecords,
  shareCut,
  shareRounded,
} from '../core';
import { childSupplements, needsRules, rowOn, standardNeeds } from '../law';

export interface ChildSupplementInput {
  date: IsoDate;
  /** Parents in the household: 1 or 2. */
  parents: number;
  /** Of the children for whom Kindergeld is paid. */
  childBirthDates: readonly IsoDate[];
  /** Rent or an owner's costs with ancillary costs and heating, a month. */
  housingMonth: Cents;
  /** Pay of each parent who works, a month; the net is after taxes and contributions. */
  earned: readonly { gross: Cents; net: Cents }[];
  /** Further net income of the parents, a month, without Kindergeld. */
  otherMonth: Cents;
  /** What the children have of their own, such as maintenance, a month. */
  childrenMonth: Cents;
}

export interface ChildSupplementEstimate {
  /** The most for all children together. */
  maximum: Cents;
  /** What the parents need for themselves: standard needs, further need of who is alone, their share of the housing. */
  parentsNeed: Cents;
  /** Income of the parents that counts, after what is left to who works. */
  countedIncome: Cents;
  /** Counted income above the parents' need. */
  above: Cents;
  /** What income takes off the maximum. */
  reduction: Cents;
  /** What may be left, in full euros; 0 if nothing is. */
  amount: Cents;
  /** Housing costs above which something would be left; 0 if any would do. */
  leastHousing: Cents;
}

/**
 * Kinderzuschlag of a month, estimated by § 6a (2), (3), (5), (6) BKGG: the most for the children, less 45 % of their own
 * income, less the parents' income above their own need, 45 % of it where it is earned. Deductions of the single case
 * (way to work, insurances) are not known: the income counts a little too high. Cents. Throws `unknown-year`,
 * `invalid-date`, `invalid-input`, `negative-amount`.
 */
export function childSupplementEstimate(input: ChildSupplementInput): ChildSupplementEstimate {
  const { date } = requireRecord(input, 'input');
  requireCount(input.parents, 'parents', 1, 2);
  const children = requireList(input.childBirthDates, 'childBirthDates');
  const housing = requireAmount(input.housingMonth, 'housingMonth');
  const other = requireAmount(input.otherMonth, 'otherMonth');
  const maximum = rowOn(childSupplements, date, 'date').value * children.length;
  const { childHousingOfCouple, childHousingOfOne, reductionShare } = needsRules;
  const childHousing = input.parents === 2 ? childHousingOfCouple : childHousingOfOne;
  const housingShare = 1 / (1 + childHousing * children.length);
  const livingNeed = livingNeedOf(input);
  const parentsNeed = livingNeed + shareRounded(housing, housingShare);
  const countedEarned = requireRecords(input.earned, 'earned').reduce((sum, pay) => sum + counted(pay), 0);
  const countedIncome = countedEarned + other;
  const above = Math.max(0, countedIncome - parentsNeed);
  const ofWork = Math.min(above, countedEarned);
  const ofChildren = Math.min(
    maximum,
    shareRounded(requireAmount(input.childrenMonth, 'childrenMonth'), reductionShare),
  );
  const reduction = ofChildren + shareRounded(ofWork, reductionShare) + (above - ofWork);
  const highestIncome = livingNeed + (maximum - ofChildren) / reductionShare;
  return {
    maximum,
    parentsNeed,
    countedIncome,
    above,
    reduction,
    amount: Math.floor(Math.max(0, maximum - reduction) / 100) * 100,
    leastHousing: Math.max(0, Math.ceil((countedIncome - highestIncome) / housingShare / 100) * 100),
  };
}

function livingNeedOf({ date, parents, childBirthDates }: ChildSupplementInput): Cents {
  const { single, partner } = rowOn(standardNeeds, date, 'date').value;
  if (parents === 2) return partner * 2;
  const ages = childBirthDates.map((birthDate) => ageOn(requireDate(birthDate, 'childBirthDates'), date));
  const below = (age: number) => ages.filter((one) => one < age).length;
  const { singleWithSmallChild, singlePerChild, singleAtMost } = needsRules;
  const small = below(7) > 0 || below(16) > 1 ? singleWithSmallChild : 0;
  const further = Math.min(singleAtMost, Math.max(small, singlePerChild * below(18)));
  return single + shareRounded(single, further);
}

/** § 11b (2), (3) SGB II: what of somebody's pay counts. */
function counted(pay: { gross: Cents; net: Cents }): Cents {
  const gross = requireAmount(pay.gross, 'earned.gross');
  const net = requireAmount(pay.net, 'earned.net');
  const { freePay, firstLimit, firstShare, secondLimit, secondShare, thirdLimit, thirdShare } = needsRules;
  const between = (from: Cents, to: Cents) => Math.max(0, Math.min(gross, to) - from);
  const left =
    Math.min(gross, freePay) +
    shareCut(between(freePay, firstLimit), firstShare) +
    shareCut(between(firstLimit, secondLimit), secondShare) +
    shareCut(between(secondLimit, thirdLimit), thirdShare);
  return Math.max(0, net - left);
}
