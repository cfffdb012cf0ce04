import type { HealthChart } from '@vp-digital/core/contracts';
import { ageOn } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { saveFile } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useState } from 'react';
import { useCopyHealthChartMutation } from './api';

const papers = () => Promise.all([import('./report/healthPapers'), import('./report/pdfOf')]);

/** Papers of the health chart, made in a worker and saved; their file names say nothing of anybody. */
export function useHealthPaper() {
  const { t } = useTranslation('pkv');
  const format = useFormat();
  const { clock, sink } = useHost();
  const householdId = useHouseholdId();
  const [copyChart] = useCopyHealthChartMutation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const attempt = async (make: () => Promise<void>) => {
    setState('busy');
    try {
      await make();
      setState('idle');
    } catch {
      // not the error itself: it may hold what was to be written
      sink.error(new Error('The paper could not be made.'), { area: 'pkv', version: '', during: 'pdf' });
      setState('failed');
    }
  };
  const save = async (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    saveFile(bytes, { name, type: 'application/pdf' });
  return {
    busy: state === 'busy',
    failed: state === 'failed',
    /** Without name and day of birth. */
    enquiry: ({
      chart,
      birthDate,
      today,
    }: {
      chart: HealthChart;
      birthDate: string | undefined;
      today: string;
    }) =>
      attempt(async () => {
        const [{ enquiryPaper }, { pdfOf }] = await papers();
        const age = birthDate === undefined ? undefined : ageOn(birthDate, today);
        const at = clock.now().toISOString();
        const { bytes } = await pdfOf(enquiryPaper({ chart, age, at }, { t, format }));
        await save(bytes, t('health.paper.enquiryFile'));
      }),
    /** The person's own; that it was handed out is noted. */
    copy: ({ id, name }: { id: string; name: string }) =>
      attempt(async () => {
        const [{ copyPaper }, { pdfOf }] = await papers();
        const copy = await copyChart({ householdId, personId: id }).unwrap();
        const { bytes } = await pdfOf(copyPaper({ copy, name }, { t, format }));
        await save(bytes, t('health.paper.copyFile'));
      }),
  };
}
