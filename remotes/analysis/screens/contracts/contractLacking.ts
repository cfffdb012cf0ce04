import { isPremiumMissing, type Contract } from '@vp-digital/core/household';
import { commonOf, type ContractEntry, type ContractsData, inOrder } from '../../shared/contracts/data';
import type { FactName } from './facts';
import { templates } from './templates';

/** What `?fokus=` calls the fields that figures wait for. */
export const fieldsInAddress = {
  persons: 'versicherte',
  premium: 'beitrag',
  healthPremium: 'pkv-beitrag',
} as const;

/** The field of a fact is called like the fact, in the words of addresses. */
export const factsInAddress: Partial<Record<FactName, string>> = {
  benefit: 'leistung',
  benefitFromDay: 'erster-tag',
  targetSum: 'zielsumme',
  remainingDebt: 'restschuld',
  debtAsOf: 'restschuld-am',
  interest: 'sollzins',
  interestFixedUntil: 'zinsbindung',
};

export const premiumInAddress = ({ line }: Pick<Contract, 'line'>): string =>
  line === 'healthFull' ? fieldsInAddress.healthPremium : fieldsInAddress.premium;

/** The first contract without what an address asks for; none where the address asks for nothing, or nothing is missing. */
export const contractLacking = (data: ContractsData, asked: string | null): ContractEntry | undefined =>
  asked === null ? undefined : commonOf(inOrder(data)).find(({ contract }) => lacks(contract, asked));

function lacks(contract: Contract, asked: string): boolean {
  if (asked === fieldsInAddress.persons) return contract.personIds.length === 0;
  if (asked === fieldsInAddress.premium) return isPremiumMissing(contract);
  if (asked === fieldsInAddress.healthPremium)
    return contract.line === 'healthFull' && isPremiumMissing(contract);
  const { facts, further = [] } = templates[contract.line];
  return [...facts, ...further].some(
    (name) =>
      factsInAddress[name] === asked && !(name in contract && contract[name as keyof Contract] !== undefined),
  );
}
