import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SubsidyLever } from '../../documents';
import { computed, type NeededFact, missingAll } from '../outcome';
import { occupationOf } from '../people';
import { bestCombination } from './bestCombination';
import { isSameLever, type LeverOf, type LeverOutcome, type OptimumLever, type SubsidyData } from './lever';
import { deferralLevers, healthFundLevers } from './payLevers';
import { basicPensionLevers, riesterLevers } from './pensionLevers';
import { employerSavingsLevers, housingPremiumLevers, savingsAllowanceLevers } from './savingLevers';
import { defineFigure } from '../defineFigure';

export interface Optimum {
  /** What counts: the best combination of all possible levers. */
  levers: OptimumLever[];
  /** Not counted: it excludes one that counts and brings less. */
  excluded: OptimumLever[];
  /** "zu prüfen": prerequisites are unknown; not counted in the sums. */
  toCheck: { lever: SubsidyLever; personId?: string; facts: readonly NeededFact[] }[];
  /** Levers of an employee outside the statutory health insurance: deductions are unknown, so nothing is computed. */
  notComputed: LeverOf[];
  used: Cents;
  possible: Cents;
  /** possible − used. */
  open: Cents;
}

/**
 * F23 Optimum: subsidies, employer's money and tax per year, what the household uses and what would be possible, lever
 * by lever. Contracts and facts determine which levers are possible.
 */
export function optimum({ household, date }: { household: SubsidyData; date: IsoDate }): Optimum {
  const entered = enteredLevers(household);
  const isEntered = (derived: LeverOutcome) => entered.some((one) => isSameLever(one, derived));
  const derived = computedLevers(household, date).filter((lever) => !isEntered(lever));
  const { counted: levers, excluded } = bestCombination([
    ...derived.flatMap((lever) => counted(lever, 'computed')),
    ...entered.flatMap((lever) => counted(lever, 'entered')),
  ]);
  const used = levers.reduce((sum, lever) => sum + lever.used, 0);
  const possible = levers.reduce((sum, lever) => sum + lever.possible, 0);
  return {
    levers,
    excluded,
    toCheck: derived.flatMap(unknown),
    notComputed: derived.flatMap((lever) => unfounded(household, lever)),
    used,
    possible,
    open: possible - used,
  };
}

const computedLevers = (household: SubsidyData, date: IsoDate): LeverOutcome[] => [
  ...employerSavingsLevers(household),
  ...savingsAllowanceLevers(household, date),
  ...housingPremiumLevers(household, date),
  ...riesterLevers(household, date),
  ...deferralLevers(household, date),
  ...basicPensionLevers(household, date),
  ...healthFundLevers(household, date),
];

type EnteredLever = LeverOutcome & Pick<OptimumLever, 'factId'>;

const enteredLevers = ({ subsidyFacts }: SubsidyData): EnteredLever[] =>
  Object.entries(subsidyFacts.items).flatMap(([factId, fact]) =>
    fact.kind === 'estimate'
      ? [
          {
            factId,
            lever: fact.lever,
            ...(fact.personId !== undefined && { personId: fact.personId }),
            amounts: computed({ used: fact.usedYear, possible: fact.possibleYear }),
          },
        ]
      : [],
  );

function counted({ amounts, ...lever }: EnteredLever, source: OptimumLever['source']): OptimumLever[] {
  if (amounts.kind !== 'computed') return [];
  const { used } = amounts.value;
  const possible = Math.max(used, amounts.value.possible);
  return [{ ...lever, used, possible, open: possible - used, source }];
}

const unknown = ({ amounts, ...lever }: LeverOutcome): Optimum['toCheck'] =>
  amounts.kind === 'missing' ? [{ ...lever, facts: amounts.facts }] : [];

const unfounded = (
  household: SubsidyData,
  { amounts, lever, personId }: LeverOutcome,
): Optimum['notComputed'] =>
  amounts.kind === 'notRelevant' && personId !== undefined && occupationOf(household, personId) === 'employee'
    ? [{ lever, personId }]
    : [];

export const optimumFigure = /* @__PURE__ */ defineFigure('optimum', {
  number: 'F23',
  documents: ['persons', 'employments', 'incomes', 'taxProfiles', 'addresses', 'contracts', 'subsidyFacts'],
  unit: 'moneyYearly',
  source: 'EStG, 5. VermBG, WoPG, §§ 79 to 86 EStG; entered amounts win',
  of(household, { date }) {
    const found = optimum({ household, date });
    const isOpen = found.levers.length === 0 && found.toCheck.length > 0;
    return isOpen ? missingAll(found.toCheck.flatMap(({ facts }) => facts)) : computed(found);
  },
  amount: ({ open }) => open,
  explained: true,
  isExplained: ({ levers }) => levers.length > 0,
});
