import type { ArchivedContract, Contract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useSectionEditor } from '@vp-digital/core/services';
import { type EntryEditor, useEntryEditor } from '../useEntryEditor';
import type { FactName } from './facts';
import type { ContractEntry } from './sections';

export type ContractField =
  | FactName
  | ('company' | 'number' | 'personIds' | 'premium' | 'frequency' | 'state')
  | ('start' | 'noticeMonths' | 'noticeReminder' | 'followUpYears');

export type ContractEditor = EntryEditor<ContractField>;

/** Writing one contract under the name of its line. */
export function useContractEditor({ id, contract }: ContractEntry): ContractEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  return useEntryEditor('contracts', id, t(`line.${contract.line}`));
}

export interface ContractList {
  put(id: string, contract: Contract): void;
  /** Out of every sum, with the reason. */
  archive(entry: ContractEntry, reason: ArchivedContract['reason']): void;
  /** Back from the archive. */
  restore(id: string, contract: Contract): void;
}

/** Adding and archiving whole contracts, and bringing them back; saved at once, a move in one step. */
export function useContractList(): ContractList {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { clock } = useHost();
  const editor = useSectionEditor(useHouseholdId(), 'contracts');
  return {
    put: (id, contract) => {
      editor.set(`/items/${id}`, contract, t(`line.${contract.line}`));
      editor.flush();
    },
    archive: ({ id, contract }, reason) => {
      const label = t(`line.${contract.line}`);
      editor.set(`/archived/${id}`, { contract, archivedOn: clock.today(), reason }, label);
      editor.remove(`/items/${id}`, label);
      editor.flush();
    },
    restore: (id, contract) => {
      const label = t(`line.${contract.line}`);
      editor.set(`/items/${id}`, contract, label);
      editor.remove(`/archived/${id}`, label);
      editor.flush();
    },
  };
}
