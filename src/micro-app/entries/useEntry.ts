import { type FieldKind, fieldAt, limitsAt, type SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import {
  useUnknownFields,
  useLocalOnly,
  useKnownFields,
  useRefused,
  useSectionEditor,
} from '@vp-digital/core/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHouseholdId } from '../routeParameters';
import { type ClosedField, editEntry } from './editEntry';
import type { EntryEditor, ItemOf } from './fields';

export interface EntryOptions<Name extends SectionName> {
  section: Name;
  /** Of a document kept by person the person's; default one for an entry that is to come. */
  id?: string | undefined;
  /** The entry as the page shows it; `undefined` while there is none. */
  value: ItemOf<Name> | undefined;
  /** Initial values of a new entry, in addition to its first field. */
  blank?: Partial<ItemOf<Name>> | undefined;
  /** What messages call it: a name, a line, a category. Left out where there is no other entry to be meant. */
  of?: string | undefined;
}

/** Editing one entry of the household's documents. Text that is no value goes with the fields. */
export function useEntry<Name extends SectionName>(options: EntryOptions<Name>): EntryEditor<ItemOf<Name>> {
  const { section, value, blank, of } = options;
  const { t } = useTranslation('app');
  const householdId = useHouseholdId();
  const editor = useSectionEditor(householdId, section);
  const isRefused = useRefused(householdId, section);
  const isLocalOnly = useLocalOnly(householdId, section);
  const isKnown = useKnownFields(householdId, section);
  const unknownFields = useUnknownFields(householdId, section);
  const [spare] = useState(() => crypto.randomUUID());
  const path = `/items/${options.id ?? spare}`;
  const [unreadable] = useState(() => new Set<string>());
  const { shell, location } = useHost();
  const sayLost = useEffectEvent((labels: string) =>
    shell.send('showMessage', { severity: 'warning', text: t('saving.lost', { labels }).slice(0, 500) }),
  );
  useEffect(() => {
    const currentAddress = location.current;
    const page = pageAt(currentAddress());
    return () => {
      const lost = [...unreadable].flatMap(editor.forget);
      unreadable.clear();
      if (lost.length > 0 && pageAt(currentAddress()) === page) sayLost(lost.join(', ')); // who leaves the page was asked
    };
  }, [editor, unreadable, path, location]);
  const refusedAt = (at: string) => (isRefused(at) ? t('saving.refused') : undefined);
  const closedAt = (at: string): ClosedField | undefined => {
    if (unknownFields.some((one) => one.kind === 'code' && one.path === at))
      return { warning: t('newer.code'), placeholder: t('newer.otherCode') };
    return isKnown(at.slice(at.lastIndexOf('/') + 1)) ? undefined : { warning: t('saving.unknownField') };
  };
  const localOnlyAt = (at: string) => (isLocalOnly(at) ? t('saving.hereOnly') : undefined);
  const counts = (at: string) => counted.has(fieldAt(section, at)?.kind ?? 'text');
  return editEntry(
    {
      editor,
      refusedAt,
      localOnlyAt,
      closedAt,
      counts,
      limitsAt: (at) => limitsAt(section, at),
      unreadable,
    },
    { path, value, blank, of },
  );
}

const pageAt = (address: string): string => address.split('?')[0] ?? '';

const counted: ReadonlySet<FieldKind> = new Set(['money', 'rate', 'number', 'date']);
