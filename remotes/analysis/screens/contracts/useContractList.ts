import type { ArchivedContract, Contract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import type { ContractEntry } from '../../shared/contracts/data';

export interface ContractList {
  put(id: string, contract: Contract): void;
  /** Out of every sum, with the reason. */
  archive(entry: ContractEntry, reason: ArchivedContract['reason']): void;
  /** Back from the archive. */
  restore(id: string, contract: Contract): void;
}

/** Adding and archiving whole contracts, and bringing them back. */
export function useContractList(): ContractList {
  const { t: code } = useTranslation('household/contracts');
  const { clock } = useHost();
  const contracts = useEntries('contracts');
  const archived = useEntries('contracts', 'archived');
  const nameOf = ({ line }: Contract) => code(`line.${line}`);
  const put: ContractList['put'] = (id, contract) => contracts.put(id, contract, nameOf(contract));
  return {
    put,
    archive: ({ id, contract }, reason) => {
      archived.put(id, { contract, archivedOn: clock.today(), reason }, nameOf(contract));
      contracts.remove(id, nameOf(contract));
    },
    restore: (id, contract) => {
      put(id, contract);
      archived.remove(id, nameOf(contract));
    },
  };
}
