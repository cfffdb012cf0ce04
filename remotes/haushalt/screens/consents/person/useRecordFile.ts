import type { HouseholdConsents } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { saveFile } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useState } from 'react';
import { useLazyConsentProofsQuery } from '../../../shared/consents/api';
import type { PersonLine } from '../lines';

export interface RecordFile {
  make(): Promise<void>;
  busy: boolean;
  failed: boolean;
}

/** The record of a person's consents as PDF, with proofs and wordings, made in a worker and saved. */
export function useRecordFile(person: PersonLine, { texts }: HouseholdConsents): RecordFile {
  const { t } = useTranslation('haushalt');
  const format = useFormat();
  const { clock, sink } = useHost();
  const householdId = useHouseholdId();
  const [readProofs] = useLazyConsentProofsQuery();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const make = async () => {
    setState('busy');
    try {
      const { records } = await readProofs({ householdId, personId: person.id }).unwrap();
      const { recordPdf } = await import('../report/recordPdf');
      const at = clock.now().toISOString();
      const { bytes } = await recordPdf({ person, records, texts, at }, { t, format });
      const name = t('consents.person.pdfFile', { day: clock.today() });
      saveFile(bytes, { name, type: 'application/pdf' });
      setState('idle');
    } catch (error) {
      sink.error(error, { area: 'haushalt', version: '', during: 'pdf' });
      setState('failed');
    }
  };
  return { make, busy: state === 'busy', failed: state === 'failed' };
}
