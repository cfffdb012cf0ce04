import type { Contract } from '../documents';
import { isShared, personsOfContract } from '../figures/contracts/personsOfContract';
import { isAbsent } from '../figures/isAbsent';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** Lines whose benefit fills a gap. */
const withBenefit: ReadonlySet<Contract['line']> = new Set([
  'disability',
  'reducedEarning',
  'termLife',
] as const);

/** Each contract, and what figures need of it. Without any nobody knows whether there is none, before the household says so. */
export function contractFacts(household: CompletenessData): RequiredFact[] {
  const { items, archived = {} } = household.contracts;
  const contracts = Object.values(items);
  if (contracts.length === 0)
    return [of('contracts', Object.keys(archived).length > 0 || isAbsent(household, 'contracts'))];
  return contracts.flatMap((contract) => [
    of('contracts', true),
    ...(isShared(contract.line)
      ? []
      : [of('insuredPerson', personsOfContract(contract, household).length > 0)]),
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
