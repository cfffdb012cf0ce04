import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { saveFile } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { useState } from 'react';
import { useExportPersonMutation } from '../../../shared/consents/api';

export interface Export {
  save(): Promise<void>;
  busy: boolean;
  failed: boolean;
  /** After saving: how many notes of the advisor were kept back. */
  keptNotes: number | undefined;
}

/** Auskunft (Art. 15 GDPR): what is known of a person, as a file. Nothing of it stays in the page's store. */
export function useExport(personId: string): Export {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.person' });
  const householdId = useHouseholdId();
  const day = useHost().clock.today();
  const [ask, { isLoading, isError, reset }] = useExportPersonMutation();
  const [keptNotes, setKeptNotes] = useState<number>();
  const save = async () => {
    setKeptNotes(undefined);
    const { data } = await ask({ householdId, personId });
    if (!data) return;
    const bytes = new TextEncoder().encode(JSON.stringify(data, undefined, 2));
    saveFile(bytes, { name: t('exportFile', { day }), type: 'application/json' });
    setKeptNotes(data.internalNotes.kept);
    reset();
  };
  return { save, busy: isLoading, failed: isError, keptNotes };
}
