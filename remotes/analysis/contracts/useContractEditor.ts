import type { Contract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useSectionEditor } from '@vp-digital/core/services';
import { useEffect, useRef } from 'react';
import type { FactName } from './facts';
import type { ContractEntry } from './sections';

export type ContractField = FactName | 'company' | 'number' | 'personIds' | 'premium' | 'frequency' | 'state';

export interface ContractEditor {
  set(name: ContractField, value: string | number | readonly string[] | undefined): void;
  invalid(name: ContractField): void;
  leave(): void;
}

/** Writing one contract, each field by its own path. Text that is no value goes with the sheet. */
export function useContractEditor({ id, contract }: ContractEntry): ContractEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const editor = useSectionEditor(useHouseholdId(), 'contracts');
  const label = t(`line.${contract.line}`);
  const unreadable = useRef(new Set<string>());
  useEffect(() => {
    const paths = unreadable.current;
    return () => paths.forEach(editor.forget);
  }, [editor]);
  return {
    set: (name, value) => editor.set(`/items/${id}/${name}`, value, label),
    invalid: (name) => {
      unreadable.current.add(`/items/${id}/${name}`);
      editor.invalid(`/items/${id}/${name}`, label);
    },
    leave: editor.flush,
  };
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
