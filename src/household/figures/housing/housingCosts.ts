import type { Cents } from '@vp-digital/core/finance';
import type { Home, SectionData } from '../../documents';
import { budgetLimits } from '../assumptions';
import { knownNet } from '../budget/knownNet';
import { defineFigure } from '../defineFigure';
import { inOrder } from '../inOrder';
import { costIn } from '../monthly';
import { sum } from '../net';
import { allOf, computed, mapOutcome, missing, notRelevant, type Outcome } from '../outcome';

/** Monthly costs of a home; without loan rates for a tenant, without rent for an owner. */
export interface HousingCosts {
  coldRent: Cents;
  /** Rates of the mortgages. */
  loanRates: Cents;
  ownersFee: Cents;
  ancillaryCosts: Cents;
  heatingCosts: Cents;
  total: Cents;
}

/** The home that the household lives in; undefined while unknown. */
export const homeEntry = ({ housing }: Pick<SectionData, 'housing'>): [id: string, home: Home] | undefined =>
  inOrder(housing.items)[0];

/** Who has a landlord, including a relative. */
export const paysRent = ({ kind }: Pick<Home, 'kind'>): boolean => kind !== 'owned';

/**
 * Monthly Wohnkosten: rent and ancillary costs, or mortgage rates and an owner's other costs; heating if paid
 * separately. Unknown while the rent or the ancillary costs are: a missing amount is not 0. Not asked for if they live
 * with their parents and pay nothing.
 */
export function housingCosts(household: Pick<SectionData, 'housing' | 'contracts'>): Outcome<HousingCosts> {
  const home = homeEntry(household)?.[1];
  if (!home) return missing('housing');
  const { kind, coldRent, ancillaryCosts, ownersFee, heatingCosts = 0 } = home;
  if (kind === 'withParents' && coldRent === undefined) return notRelevant;
  const rented = paysRent(home);
  if (rented && kind !== 'withParents' && ancillaryCosts === undefined) return missing('housing');
  if (rented ? coldRent === undefined : (ancillaryCosts ?? ownersFee) === undefined)
    return missing('housing');
  const parts = {
    coldRent: rented ? (coldRent ?? 0) : 0,
    loanRates: rented ? 0 : mortgageRates(household),
    ownersFee: rented ? 0 : (ownersFee ?? 0),
    ancillaryCosts: ancillaryCosts ?? 0,
    heatingCosts,
  };
  return computed({ ...parts, total: sum(Object.values(parts)) });
}

const mortgageRates = ({ contracts }: Pick<SectionData, 'contracts'>): Cents =>
  sum(
    Object.values(contracts.items)
      .filter(({ line }) => line === 'mortgage')
      .map((contract) => costIn('month', contract)),
  );

export interface HousingShare {
  costs: Cents;
  net: Cents;
  /** costs ÷ net. */
  share: number;
  /** More than a household should spend on its home. */
  isHigh: boolean;
}

/** Wohnkostenquote: the share of the household's net that the home costs. */
export const housingShare = (
  household: Pick<SectionData, 'housing' | 'contracts' | 'incomes'>,
): Outcome<HousingShare> => {
  const costs = mapOutcome(housingCosts(household), ({ total }) => total);
  if (costs.kind === 'notRelevant') return notRelevant;
  return mapOutcome(allOf([costs, knownNet(household)]), ([total = 0, net = 0]) => {
    const share = total / net;
    return { costs: total, net, share, isHigh: share > budgetLimits.housingShare };
  });
};

export const housingCostsFigure = /* @__PURE__ */ defineFigure('housingCosts', {
  documents: ['housing', 'contracts'],
  unit: 'moneyMonthly',
  source: 'rent or mortgage rates, with ancillary costs',
  of: housingCosts,
  amount: ({ total }) => total,
  explained: true,
});

export const housingShareFigure = /* @__PURE__ */ defineFigure('housingShare', {
  documents: ['housing', 'contracts', 'incomes'],
  unit: 'share',
  source: 'housing costs ÷ F1',
  of: housingShare,
  amount: ({ share }) => share,
  explained: true,
});
