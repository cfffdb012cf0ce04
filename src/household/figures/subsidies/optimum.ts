import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SubsidyLever } from '../../documents';
import { computed, type NeededFact } from '../outcome';
import type { LeverOutcome, SubsidyData } from './lever';
import { deferralLevers, healthFundLevers } from './payLevers';
import { basicPensionLevers, riesterLevers } from './pensionLevers';
import { employerSavingsLevers, housingPremiumLevers, savingsAllowanceLevers } from './savingLevers';
import { defineFigure } from '../defineFigure';

export interface OptimumLever {
  lever: SubsidyLever;
  /** Left out: a lever of the household. */
  personId?: string;
  /** Cents of a year; `possible` is at least `used`. */
  used: Cents;
  possible: Cents;
  open: Cents;
  /** An amount that the advisor entered, which wins, or computed from law and contracts. */
  source: 'entered' | 'computed';
}

export interface Optimum {
  levers: OptimumLever[];
  /** "zu prüfen": prerequisites are unknown; not counted in the sums. */
  toCheck: { lever: SubsidyLever; personId?: string; facts: readonly NeededFact[] }[];
  used: Cents;
  possible: Cents;
  /** possible − used. */
  open: Cents;
}

/**
 * F23 Optimum: subsidies, employer's money and tax of a year, what the household uses and what would be possible,
 * lever by lever. Contracts and facts decide which levers stand in question.
 */
export function optimum({ household, date }: { household: SubsidyData; date: IsoDate }): Optimum {
  const entered = enteredLevers(household);
  const isEntered = ({ lever, personId }: LeverOutcome) =>
    entered.some((one) => one.lever === lever && (one.personId === undefined || one.personId === personId));
  const derived = computedLevers(household, date).filter((lever) => !isEntered(lever));
  const levers = [
    ...derived.flatMap((lever) => counted(lever, 'computed')),
    ...entered.flatMap((lever) => counted(lever, 'entered')),
  ];
  const used = levers.reduce((sum, lever) => sum + lever.used, 0);
  const possible = levers.reduce((sum, lever) => sum + lever.possible, 0);
  return { levers, toCheck: derived.flatMap(unknown), used, possible, open: possible - used };
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

const enteredLevers = ({ subsidyFacts }: SubsidyData): LeverOutcome[] =>
  Object.values(subsidyFacts.items).flatMap((fact) =>
    fact.kind === 'estimate'
      ? [
          {
            lever: fact.lever,
            ...(fact.personId !== undefined && { personId: fact.personId }),
            amounts: computed({ used: fact.usedYear, possible: fact.possibleYear }),
          },
        ]
      : [],
  );

function counted({ amounts, ...lever }: LeverOutcome, source: OptimumLever['source']): OptimumLever[] {
  if (amounts.kind !== 'computed') return [];
  const { used } = amounts.value;
  const possible = Math.max(used, amounts.value.possible);
  return [{ ...lever, used, possible, open: possible - used, source }];
}

const unknown = ({ amounts, ...lever }: LeverOutcome): Optimum['toCheck'] =>
  amounts.kind === 'missing' ? [{ ...lever, facts: amounts.facts }] : [];

export const optimumFigure = /* @__PURE__ */ defineFigure('optimum', {
  number: 'F23',
  documents: ['persons', 'employments', 'incomes', 'taxProfiles', 'addresses', 'contracts', 'subsidyFacts'],
  unit: 'moneyYearly',
  source: 'EStG, 5. VermBG, WoPG, §§ 79 to 86 EStG; entered amounts win',
  of: (household, { date }) => computed(optimum({ household, date })),
  amount: ({ open }) => open,
});
