import type { Contract } from '@vp-digital/core/household';
import type { ContractProposal } from '@vp-digital/core/contracts';
import { largestPremium, moneyLimits } from '../facts';
import { newContract } from '../../../shared/contracts/newContract';
import type { ContractLine } from '../../../shared/contracts/data';
import { templates } from '../templates';

export type ProposedField = Exclude<keyof ContractProposal, 'line'>;

/** The fields in the order in which they are confirmed, without those that the line does not have. */
export const proposedFields = (proposal: ContractProposal, line: ContractLine): ProposedField[] =>
  (['company', 'number', 'premium', 'frequency', 'start', 'end', 'benefit'] as const).filter(
    (name) => proposal[name] !== undefined && fits(name, proposal, line),
  );

function fits(name: ProposedField, { premium, benefit }: ContractProposal, line: ContractLine): boolean {
  const { facts } = templates[line];
  if (name === 'premium') return (premium?.value ?? 0) <= largestPremium;
  if (name === 'benefit') return facts.includes('benefit') && (benefit?.value ?? 0) <= moneyLimits.benefit;
  return name !== 'end' || facts.includes('end');
}

/** A contract with what was confirmed, and nothing else of what was read. */
export function proposedContract(
  line: ContractLine,
  position: number,
  proposal: ContractProposal,
  confirmed: readonly ProposedField[],
): Contract {
  const { benefit, ...common } = Object.fromEntries(
    confirmed.map((name) => [name, proposal[name]?.value]),
  ) as { [Name in ProposedField]?: NonNullable<ContractProposal[Name]>['value'] }; // each name with its own value
  const contract = { ...newContract(line, position), ...common, source: 'document' as const };
  return contract.kind === 'insurance' && benefit !== undefined ? { ...contract, benefit } : contract;
}
