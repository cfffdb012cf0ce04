import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { type DraftBeginning, type ReportKey, useAreaServices } from '@vp-digital/core/services';
import { useState } from 'react';
import { useCreateReportMutation, useCreateSnapshotMutation } from '../../api';

/** Saves what is typed, freezes the household, makes a report of it and opens that, by default its preview. */
export function useSummarize(hrefOf: (report: ReportKey) => string = routes.reportPreview.href): {
  /** Of a kind, or put together as another one is, with what goes along with that. */
  summarize(beginning?: DraftBeginning): Promise<void>;
  busy: boolean;
} {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'summarize' });
  const { date } = useFormat();
  const { clock, shell } = useHost();
  const householdId = useHouseholdId();
  const { queues } = useAreaServices();
  const navigate = useNavigate();
  const [createSnapshot] = useCreateSnapshotMutation();
  const [createReport] = useCreateReportMutation();
  const [busy, setBusy] = useState(false);

  const open = async (beginning?: DraftBeginning): Promise<boolean> => {
    if (!(await queues.flushAll())) return false; // what is frozen holds all that was typed
    const request = {
      label: t('label', { date: date(clock.today()) }),
      occasion: 'appointment',
      purpose: 'talk',
    } as const;
    const { data: frozen } = await createSnapshot({ householdId, request });
    if (!frozen) return false;
    const { snapshotId } = frozen;
    const { data: report } = await createReport({ householdId, snapshotId, ...beginning });
    if (!report) return false;
    await navigate(hrefOf({ householdId, snapshotId, reportId: report.reportId }));
    return true;
  };
  const summarize = async (beginning?: DraftBeginning) => {
    setBusy(true);
    if (!(await open(beginning))) {
      setBusy(false);
      shell.send('showMessage', { severity: 'error', text: t('failed') });
    }
  };
  return { summarize, busy };
}
