import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { saveFile } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import type { PersonExport } from '@vp-digital/core/contracts';
import { useState } from 'react';
import { useExportPersonMutation } from '../../../shared/consents/api';
import { useExportWords } from '../../../shared/export/useExportWords';
import type { PersonLine } from '../lines';

export type ExportKind = 'pdf' | 'json';

export interface Export {
  save(kind: ExportKind): Promise<void>;
  busy: ExportKind | undefined;
  failed: boolean;
  /** After saving: how many notes of the advisor were kept back. */
  keptNotes: number | undefined;
}

/** Auskunft (Art. 15 GDPR): what is known of a person, as a file for programs or to read. Nothing of it stays in the page's store. */
export function useExport({ id: personId, name }: Pick<PersonLine, 'id' | 'name'>): Export {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.person' });
  const householdId = useHouseholdId();
  const { clock, sink } = useHost();
  const words = useExportWords();
  const [ask, { reset }] = useExportPersonMutation();
  const [busy, setBusy] = useState<ExportKind>();
  const [failed, setFailed] = useState(false);
  const [keptNotes, setKeptNotes] = useState<number>();
  const pdfOf = async (data: PersonExport) => {
    try {
      const { personPdf } = await import('../../../shared/export/report/householdPdf');
      return (await personPdf(data, name, words)).bytes;
    } catch (error) {
      sink.error(error, { area: 'haushalt', version: '', during: 'pdf' });
      throw error;
    }
  };
  const save = async (kind: ExportKind) => {
    setKeptNotes(undefined);
    setFailed(false);
    setBusy(kind);
    try {
      const data = await ask({ householdId, personId }).unwrap();
      const bytes = kind === 'json' ? bytesOf(data) : await pdfOf(data);
      saveFile(bytes, {
        name: `${t('exportFile', { day: clock.today() })}.${kind}`,
        type: `application/${kind}`,
      });
      setKeptNotes(data.internalNotes.kept);
    } catch {
      setFailed(true); // the session, or the PDF's maker, has reported it
    }
    reset();
    setBusy(undefined);
  };
  return { save, busy, failed, keptNotes };
}

const bytesOf = (data: PersonExport) => new TextEncoder().encode(JSON.stringify(data, undefined, 2));
