import { type InsuranceContract, personsOfContract } from '@vp-digital/core/household';
import type { ProtectionData } from '../../shared/wishes/data';

/** Lines that pay when somebody cannot work, the ones that F17 counts first. */
const coverLines = [
  'disability',
  'reducedEarning',
  'basicAbilities',
  'criticalIllness',
  'accident',
  'dailySickness',
] as const;

type CoverLine = (typeof coverLines)[number];

export interface CoverEntry {
  id: string;
  contract: InsuranceContract & { line: CoverLine };
}

/** A person's contracts of these lines, in the order of the lines. */
export const coversOf = (
  household: Pick<ProtectionData, 'contracts' | 'persons'>,
  personId: string,
): CoverEntry[] =>
  coverLines.flatMap((line) =>
    Object.entries(household.contracts.items).flatMap(([id, contract]) =>
      contract.kind === 'insurance' &&
      contract.line === line &&
      personsOfContract(contract, household).includes(personId)
        ? [{ id, contract: { ...contract, line } }]
        : [],
    ),
  );
