import { type Cents, roundHalfUp } from '@vp-digital/core/finance';
import { assumptionsOf } from '../assumptionsOf';
import { computed, factsOf, missingAll, type Outcome } from '../outcome';
import { netPensionFactorsOn } from '../retirement/netPensionFactors';
import { basicPensionEffect, basicPensionYear } from '../subsidies/basicPensionEffect';
import { deferral } from '../subsidies/payLevers';
import {
  type BasicPensionQuestion,
  basicPensionCourse,
  capitalPensionOf,
  depotPension,
  realCapital,
} from './basicPensionCourse';

export type CombinationLayer = 'basic' | 'company' | 'depot';

/** Parts of one net effort, in basis points; together 10,000. */
export type CombinationShares = Record<CombinationLayer, number>;

export interface LayerResult {
  /** What it costs of the net a month, and what flows into the contract. */
  effort: Cents;
  contribution: Cents;
  /** Of it what is taken out of the pay; all of it where nobody adds anything. */
  deferred: Cents;
  /** Net pension of a month in today's money. */
  real: Cents;
  /** Capital at the start, in today's money, that one may dispose of. */
  available: Cents;
}

export interface Combination {
  effort: Cents;
  layers: Record<CombinationLayer, LayerResult>;
  real: Cents;
  available: Cents;
  /** Pay can be deferred: an employee with a salary. Without it nothing goes into that layer. */
  isCompanyPossible: boolean;
}

/**
 * One net effort spread over the layers: what flows into each after its subsidy, and what comes out of it net, in today's
 * money, with the middle return for both insured layers. The effort is that of the Basisrente in question. Missing: as F21.
 */
export function combination(question: BasicPensionQuestion, shares: CombinationShares): Outcome<Combination> {
  const { household, personId, date, terms } = question;
  const course = basicPensionCourse(question);
  if (course.kind !== 'computed') return course.kind === 'missing' ? missingAll(factsOf(course)) : course;
  const { months, netCostYear } = course.value;
  const until = { months, assumed: assumptionsOf(household) };
  const effort = roundHalfUp(netCostYear / 12);
  const part = (layer: CombinationLayer) => roundHalfUp((effort * shares[layer]) / 10_000);
  const { factors } = netPensionFactorsOn(date);
  const current = basicPensionYear(household, personId);
  const costOfBasic = (monthly: Cents): Cents => {
    const paid = current + monthly * 12;
    const effect = basicPensionEffect({ household, personId, date, contributionYear: paid });
    return effect.kind === 'computed' ? monthly - effect.value.additionalSaving / 12 : monthly;
  };
  const isCompanyPossible = deferral(household, personId, date, 0).kind === 'computed';
  const costOfCompany = (monthly: Cents): Cents => {
    const effect = deferral(household, personId, date, monthly);
    return effect.kind === 'computed' ? effect.value.netCost : monthly;
  };
  const lifelong = (contribution: Cents, factor: number) =>
    capitalPensionOf(
      { ...until, monthly: contribution, december: 0, startAge: terms.startAge, date },
      factor,
    );
  const basic = contributionFor(part('basic'), costOfBasic);
  const deferred = isCompanyPossible ? contributionFor(part('company'), costOfCompany) : 0;
  const company = deferral(household, personId, date, deferred);
  const intoCompany = company.kind === 'computed' && deferred > 0 ? company.value.totalContribution : 0;
  const depot = depotPension(part('depot'), until);
  const layers: Combination['layers'] = {
    basic: {
      effort: part('basic'),
      contribution: basic,
      deferred: basic,
      real: lifelong(basic, factors.basicPension),
      available: 0,
    },
    company: {
      effort: isCompanyPossible ? part('company') : 0,
      contribution: intoCompany,
      deferred,
      real: lifelong(intoCompany, factors.companyPension),
      available: 0,
    },
    depot: {
      effort: part('depot'),
      contribution: part('depot'),
      deferred: part('depot'),
      real: depot.real,
      available: realCapital(depot.capital - depot.tax, until),
    },
  };
  const all = Object.values(layers);
  return computed({
    effort,
    layers,
    isCompanyPossible,
    real: all.reduce((sum, { real }) => sum + real, 0),
    available: all.reduce((sum, { available }) => sum + available, 0),
  });
}

/** The contribution whose net cost is what is asked for, to the cent below: the cost rises with it. */
function contributionFor(effort: Cents, costOf: (monthly: Cents) => number): Cents {
  if (effort <= 0) return 0;
  let [low, high] = [effort, effort * 4];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (costOf(middle) <= effort) low = middle;
    else high = middle;
  }
  return low;
}
