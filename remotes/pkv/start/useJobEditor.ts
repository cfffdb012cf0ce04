import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useEntryEditor } from '@vp-digital/core/services';
import { useMemo } from 'react';
import type { PersonData } from '../module/sections';

type Field = 'status' | 'cover' | 'insurer' | 'supplement' | 'aid';

/** Writes the person's main job, with the names that the save state shows; without a job the first answer makes one. */
export function useJobEditor({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.facts' });
  const [id] =
    Object.entries(data.employments.items).find(
      ([, job]) => job.personId === person.id && job.main !== false,
    ) ?? [];
  const blank = useMemo(
    () => (id === undefined ? { personId: person.id, main: true, status: 'employee' } : undefined),
    [id, person.id],
  );
  const editor = useEntryEditor({ householdId: useHouseholdId(), section: 'employments', id, blank });
  return { ...editor, label: (field: Field) => `${person.name}: ${t(field)}` };
}
