import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useAreaServices } from '@vp-digital/core/services';
import { useState } from 'react';
import { useCreateSnapshotMutation } from '../snapshots/snapshotsApi';

export type TakeState = 'idle' | 'busy' | 'noSnapshot' | 'unsaved' | 'done';

/**
 * Freezes the household as it stands, then writes what was confirmed: as everything that the advisor types, with the same rights
 * and to be taken back in one step. Without the snapshot nothing is written.
 */
export function useSnapshotFirst() {
  const { t } = useTranslation('analysis', { keyPrefix: 'fileImport' });
  const { date } = useFormat();
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const { queues } = useAreaServices();
  const [createSnapshot] = useCreateSnapshotMutation();
  const [state, setState] = useState<TakeState>('idle');
  const label = t('snapshot', { date: date(clock.today()) });
  return {
    state,
    label,
    take: async (write: () => void) => {
      setState('busy');
      const saved = await queues.flushAll();
      const request = { label, occasion: 'manual', purpose: 'import' } as const;
      const frozen = saved && (await createSnapshot({ householdId, request })).data;
      if (!frozen) return setState('noSnapshot');
      write();
      const written = await queues.flushAll();
      setState(written ? 'done' : 'unsaved');
    },
  };
}
