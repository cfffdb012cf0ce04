import type { IsoDate } from '@vp-digital/core/finance';
import type { Contract } from '../documents';
import { isShared, personsOfContract } from '../figures/contracts/personsOfContract';
import { withoutEnded } from '../figures/contracts/withoutEnded';
import { isPremiumMissing } from '../figures/monthly';
import { areInsurancesKnown } from '../figures/needs/knownInsurance';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** Lines whose benefit fills a gap. */
const withBenefit: ReadonlySet<Contract['line']> = new Set([
  'disability',
  'reducedEarning',
  'termLife',
] as const);

/**
 * Each contract, and what figures need of it. If no insurance is recorded, it is unknown whether there is none until
 * the household says so: savings and loans say nothing about it.
 */
export function contractFacts(household: CompletenessData, date: IsoDate): RequiredFact[] {
  const insurances = of('contracts', areInsurancesKnown(withoutEnded(household, date)));
  const contracts = Object.values(household.contracts.items);
  if (contracts.length === 0) return [insurances];
  return contracts.flatMap((contract, at) => [
    at === 0 ? insurances : of('contracts', true),
    ...(isShared(contract.line)
      ? []
      : [of('insuredPerson', personsOfContract(contract, household).length > 0)]),
    of('premium', !isPremiumMissing(contract)),
    ...ownFacts(contract),
  ]);
}

function ownFacts(contract: Contract): RequiredFact[] {
  if (contract.kind === 'insurance')
    return withBenefit.has(contract.line) ? [of('benefit', contract.benefit !== undefined)] : [];
  if (contract.kind !== 'loan') return [];
  const { line, remainingDebt, debtAsOf, interest, interestFixedUntil } = contract;
  return [
    of('remainingDebt', remainingDebt !== undefined),
    of('debtAsOf', debtAsOf !== undefined),
    ...(line === 'mortgage'
      ? [of('interest', interest !== undefined), of('interestFixedUntil', interestFixedUntil !== undefined)]
      : []),
  ];
}

const of = (fact: RequiredFact['fact'], isFilled: boolean): RequiredFact => ({
  area: 'contracts',
  fact,
  isFilled,
});
