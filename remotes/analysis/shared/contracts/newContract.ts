import {
  type Contract,
  type InsuranceContract,
  insuranceLines,
  personsInOrder,
  type SavingContract,
  type SectionData,
  savingLines,
} from '@vp-digital/core/household';
import type { ContractLine } from './data';

/** A contract of a line before anything is known of it. */
export function newContract(line: ContractLine, position: number): Contract {
  const common = {
    position,
    company: '',
    personIds: [],
    premium: 0,
    frequency: 'monthly' as const,
    state: 'unchecked' as const,
  };
  if (line === 'dailySickness') return { ...common, kind: 'insurance', line, benefitKind: 'daily' };
  if (isInsurance(line)) return { ...common, kind: 'insurance', line };
  if (isSaving(line)) return { ...common, kind: 'saving', line };
  return { ...common, kind: 'loan', line };
}

/** What covers a household covers everybody of it, children too, unless somebody says otherwise. */
export const forEverybody = (contract: Contract, household: Pick<SectionData, 'persons'>): Contract =>
  householdLines.some((line) => line === contract.line)
    ? { ...contract, personIds: personsInOrder(household).map(({ id }) => id) }
    : contract;

const householdLines: readonly ContractLine[] = [
  'liability',
  'petLiability',
  'household',
  'building',
  'legal',
];

const isInsurance = (line: ContractLine): line is InsuranceContract['line'] =>
  insuranceLines.some((known) => known === line);

const isSaving = (line: ContractLine): line is SavingContract['line'] =>
  savingLines.some((known) => known === line);
