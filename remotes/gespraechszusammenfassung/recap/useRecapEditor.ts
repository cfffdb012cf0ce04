import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useSectionEditor } from '@vp-digital/core/services';
import { useMemo } from 'react';

type Field = keyof RecapEntry;

export interface RecapEditor {
  /** Writes a whole entry: a new one, or one that was removed. */
  put(id: string, entry: RecapEntry): void;
  set<Name extends Field>(id: string, name: Name, value: RecapEntry[Name]): void;
  remove(id: string): void;
  /** The field holds no value: text that is no day, or nothing where no entry is without. */
  invalid(id: string, name: Field): void;
  forget(id: string): void;
  leave(): void;
}

/** Writing the notes of the talk. The label in dialogs never says what a note says. */
export function useRecapEditor(): RecapEditor {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const section = useSectionEditor(useHouseholdId(), 'recap');
  const label = t('name');
  return useMemo(
    () => ({
      put: (id, entry) => {
        section.set(`/items/${id}`, entry, label);
        section.flush();
      },
      set: (id, name, value) => section.set(`/items/${id}/${name}`, value, label),
      remove: (id) => {
        section.remove(`/items/${id}`, label);
        section.flush();
      },
      invalid: (id, name) => section.invalid(`/items/${id}/${name}`, label),
      forget: (id) => section.forget(`/items/${id}`),
      leave: section.flush,
    }),
    [section, label],
  );
}
