import type { SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useRefused, useSectionEditor } from '@vp-digital/core/services';
import { useEffect, useRef } from 'react';

export interface EntryEditor<Field extends string> {
  set(name: Field, value: string | number | boolean | readonly string[] | Readonly<object> | undefined): void;
  /** The field holds text that is no value. */
  invalid(name: Field): void;
  leave(): void;
  /** What to say at a field whose value the service has refused. */
  refused(name: Field): string | undefined;
}

/**
 * Writing one entry of a document, each field by its own path, under a name that a person understands. Text that is
 * no value goes with the fields.
 */
export function useEntryEditor<Field extends string>(
  section: SectionName,
  id: string,
  label: string,
): EntryEditor<Field> {
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  const householdId = useHouseholdId();
  const editor = useSectionEditor(householdId, section);
  const isRefused = useRefused(householdId, section);
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
    refused: (name) => (isRefused(`/items/${id}/${name}`) ? t('refused') : undefined),
  };
}
