import { type SnapshotPurpose, snapshotPurposes, type SnapshotSummary } from '@vp-digital/core/contracts';
import type { StoredAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

type Named = Pick<SnapshotSummary, 'label' | 'purpose' | 'createdAt'>;

/** What a snapshot is called: as somebody has typed it, or what it was made for, with day and time, in the reader's language. */
export function useSnapshotName(): (snapshot: Named) => string {
  const { t } = useTranslation('household/snapshots', { keyPrefix: 'made' });
  const { dateTime } = useFormat();
  return ({ label, purpose, createdAt }) =>
    isPurpose(purpose) ? t(purpose, { at: dateTime(createdAt) }) : label;
}

/** A later release may know others. */
const isPurpose = (purpose: string | undefined): purpose is SnapshotPurpose =>
  snapshotPurposes.some((one) => one === purpose);

/** What a snapshot that is made in an appointment of an occasion is made for. */
export const purposeOf = (occasion: StoredAppointment['occasion']): SnapshotPurpose =>
  occasion === 'annualReview' ? 'annualAppointment' : occasion === 'other' ? 'appointment' : occasion;
