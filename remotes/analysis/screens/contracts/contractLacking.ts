import { isPremiumMissing, type Contract } from '@vp-digital/core/household';
import { commonOf, type ContractEntry, type ContractsData, inOrder } from '../../shared/contracts/data';
import type { FactName } from './facts';

/** What `?fokus=` calls the fields that figures wait for; they say so of these contracts alone. */
const factsInAddress = {
  benefit: 'leistung',
  benefitFromDay: 'erster-tag',
  targetSum: 'zielsumme',
  remainingDebt: 'restschuld',
  debtAsOf: 'restschuld-am',
  interest: 'sollzins',
  interestFixedUntil: 'zinsbindung',
} as const satisfies Partial<Record<FactName, string>>;

export const factInAddress = (name: FactName): string | undefined =>
  Object.entries(factsInAddress).find(([fact]) => fact === name)?.[1];

export const personsInAddress = 'versicherte';
const ownPremium = 'pkv-beitrag';
const anyPremium = 'beitrag';

export const premiumInAddress = ({ line }: Pick<Contract, 'line'>): string =>
  line === 'healthFull' ? ownPremium : anyPremium;

const isDaily = ({ line }: Contract) => line === 'dailySickness';
const isLoan = ({ kind }: Contract) => kind === 'loan';

/** By the word in the address, whether a contract lacks what it means. */
const lacks: Readonly<Record<string, (contract: Contract) => boolean>> = {
  [personsInAddress]: ({ personIds }) => personIds.length === 0,
  [anyPremium]: isPremiumMissing,
  [ownPremium]: (contract) => contract.line === 'healthFull' && isPremiumMissing(contract),
  [factsInAddress.benefit]: (one) => isDaily(one) && !has(one, 'benefit'),
  [factsInAddress.benefitFromDay]: (one) => isDaily(one) && !has(one, 'benefitFromDay'),
  [factsInAddress.targetSum]: (one) => one.line === 'buildingSavings' && !has(one, 'targetSum'),
  [factsInAddress.remainingDebt]: (one) => isLoan(one) && !has(one, 'remainingDebt'),
  [factsInAddress.debtAsOf]: (one) => isLoan(one) && !has(one, 'debtAsOf'),
  [factsInAddress.interest]: (one) => isLoan(one) && !has(one, 'interest'),
  [factsInAddress.interestFixedUntil]: (one) => one.line === 'mortgage' && !has(one, 'interestFixedUntil'),
};

/** Which facts a contract can have depends on its kind. */
const has = (contract: Readonly<Partial<Record<FactName, unknown>>>, name: FactName): boolean =>
  contract[name] !== undefined;

/** The first contract without what an address asks for; none where it asks for nothing, or nothing is missing. */
export const contractLacking = (data: ContractsData, asked: string | null): ContractEntry | undefined => {
  const lacking = asked !== null && Object.hasOwn(lacks, asked) ? lacks[asked] : undefined;
  return lacking && commonOf(inOrder(data)).find(({ contract }) => lacking(contract));
};
