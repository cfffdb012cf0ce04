import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { type SectionEditor, useSectionEditor } from '@vp-digital/core/services';
import { useMemo } from 'react';

type Field = keyof RecapEntry;

export interface RecapEditor {
  section: SectionEditor;
  /** Writes a whole entry: a new one, or one that was removed. */
  put(id: string, entry: RecapEntry): void;
  set<Name extends Field>(id: string, name: Name, value: RecapEntry[Name]): void;
  remove(id: string): void;
  /** The text was emptied: no entry is without one. */
  invalid(id: string): void;
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
      section,
      put: (id, entry) => {
        section.set(`/items/${id}`, entry, label);
        section.flush();
      },
      set: (id, name, value) => section.set(`/items/${id}/${name}`, value, label),
      remove: (id) => {
        section.forget(`/items/${id}/text`);
        section.remove(`/items/${id}`, label);
        section.flush();
      },
      invalid: (id) => section.invalid(`/items/${id}/text`, label),
      forget: (id) => section.forget(`/items/${id}/text`),
      leave: section.flush,
    }),
    [section, label],
  );
}
