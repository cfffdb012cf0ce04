import { type Contract, personsOfContract } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useEffect, useState } from 'react';
import type { CatalogueData } from './data';

export interface WantedContract {
  id: string;
  contract: Contract;
}

/** The contract of this household that something better is looked for, as the shell hands it over (`contractParams`). */
export function useWantedContract(data: CatalogueData): {
  wanted: WantedContract | undefined;
  forget(): void;
} {
  const { shell } = useHost();
  const householdId = useHouseholdId();
  const [id, setId] = useState<string>();
  useEffect(
    () =>
      shell.subscribe('contractParams', (contract) => {
        if (contract.householdId === householdId) setId(contract.contractId);
      }),
    [shell, householdId],
  );
  const contract = id === undefined ? undefined : data.contracts.items[id];
  return {
    wanted: id !== undefined && contract ? { id, contract } : undefined,
    forget: () => setId(undefined),
  };
}

/** Whether a product could stand in the place of the contract, for this person. */
export const replacedBy = (
  wanted: WantedContract | undefined,
  line: string | undefined,
  personId: string,
  data: CatalogueData,
): string | undefined =>
  wanted?.contract.line === line && wanted && personsOfContract(wanted.contract, data).includes(personId)
    ? wanted.id
    : undefined;
