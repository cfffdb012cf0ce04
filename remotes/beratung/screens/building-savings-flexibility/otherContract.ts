import { monthlyPremium, personsOfContract } from '@vp-digital/core/household';
import type { BuildingPersonData } from '../../shared/building/data';
import type { OtherContract } from './changes';

/** The first contract of building savings that this person has already; one discussed with a partner alone is left out. */
export function otherContract({ data, person }: BuildingPersonData): OtherContract | undefined {
  const other = Object.values(data.contracts.items).find(
    (contract) =>
      contract.kind === 'saving' &&
      contract.line === 'buildingSavings' &&
      contract.discussedAlone === undefined &&
      personsOfContract(contract, data).includes(person.id),
  );
  if (other?.kind !== 'saving') return undefined;
  return { sum: other.targetSum, balance: other.balance, rate: monthlyPremium(other) };
}
