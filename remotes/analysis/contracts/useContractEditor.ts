import type { Contract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useSectionEditor } from '@vp-digital/core/services';
import { type EntryEditor, useEntryEditor } from '../useEntryEditor';
import type { FactName } from './facts';
import type { ContractEntry } from './sections';

export type ContractField =
  | FactName
  | ('company' | 'number' | 'personIds' | 'premium' | 'frequency' | 'state')
  | ('start' | 'noticeMonths' | 'noticeReminder');

export type ContractEditor = EntryEditor<ContractField>;

/** Writing one contract under the name of its line. */
export function useContractEditor({ id, contract }: ContractEntry): ContractEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  return useEntryEditor('contracts', id, t(`line.${contract.line}`));
}

export interface ContractList {
  put(id: string, contract: Contract): void;
  remove(entry: ContractEntry): void;
}

/** Adding, removing and bringing back whole contracts; saved at once. */
export function useContractList(): ContractList {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const editor = useSectionEditor(useHouseholdId(), 'contracts');
  return {
    put: (id, contract) => {
      editor.set(`/items/${id}`, contract, t(`line.${contract.line}`));
      editor.flush();
    },
    remove: ({ id, contract }) => {
      editor.remove(`/items/${id}`, t(`line.${contract.line}`));
      editor.flush();
    },
  };
}
