import type { Cents } from '@vp-digital/core/finance';
import type { SavingContract, SectionData } from '../../documents';
import { personsOfContract } from '../contracts/personsOfContract';
import { premiumIn } from '../monthly';
import { mainEmployment, occupationOf, type People } from '../people';

type Line = SavingContract['line'];

/** A person's savings contracts of some lines: the first person named in a contract is its saver. */
export const savingsOf = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
  lines: readonly Line[],
): SavingContract[] =>
  Object.values(household.contracts.items).filter(
    (contract): contract is SavingContract =>
      contract.kind === 'saving' &&
      lines.includes(contract.line) &&
      personsOfContract(contract, household)[0] === personId,
  );

/** Contracts that receive vermögenswirksame Leistungen: savings with an employer's share outside the bAV. */
export const employerSavingsOf = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
): SavingContract[] =>
  savingsOf(household, personId, ['buildingSavings', 'fundPlan', 'bankPlan']).filter(
    ({ employerShare = 0 }) => employerShare > 0,
  );

/**
 * Who has vermögenswirksame Leistungen, and the allowance on them: employees, civil servants, judges and soldiers, but not
 * who represents the company that pays (§ 1 (2) to (4) 5. VermBG).
 */
export const mayHaveEmployerSavings = (household: People, personId: string): boolean =>
  ['employee', 'civilServant'].includes(occupationOf(household, personId)) &&
  mainEmployment(household, personId)?.status !== 'managingPartner';

/** What flows into contracts a year, the employer's share included. */
export const yearOf = (contracts: readonly SavingContract[]): Cents =>
  contracts.reduce((sum, contract) => sum + premiumIn('year', contract), 0);

/** What employers pay a month; nothing into a contract that is paid up (beitragsfrei). */
export const employerShareOf = (contracts: readonly SavingContract[]): Cents =>
  contracts.reduce((sum, { employerShare = 0, state }) => sum + (state === 'paidUp' ? 0 : employerShare), 0);
