import type { SnapshotSummary } from '@vp-digital/core/contracts';

/** Whether a figure of a snapshot is one to show; older snapshots do not say that one is not. */
export const isKnown = (
  { known }: SnapshotSummary['figures'],
  key: 'netMonthly' | 'free' | 'netWorth',
): boolean => known?.[key === 'netWorth' ? 'netWorth' : 'net'] !== false;
