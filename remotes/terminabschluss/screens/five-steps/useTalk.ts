import { usePageDocuments } from '@vp-digital/core/micro-app';
import type { Loaded } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import type { SectionData } from '@vp-digital/core/household';
import { type Talk, talkOf } from './talk';

export type StepsData = Talk & Pick<SectionData, 'persons' | 'appointments'>;

/** The talk with what came of it; notes only for who may read them. */
export function useTalk(): Loaded<StepsData> {
  const today = useHost().clock.today();
  const documents = usePageDocuments(['persons', 'appointments', 'appointmentRatings', 'cartPositions']);
  const recap = usePageDocuments(['recap']);
  if (documents.status !== 'ready') return documents;
  if (recap.status === 'loading') return recap;
  const notes = recap.status === 'ready' ? recap.data.recap : undefined;
  if (recap.status === 'error' && recap.error.kind !== 'forbidden') return recap;
  const { persons, appointments } = documents.data;
  return {
    status: 'ready',
    data: { persons, appointments, ...talkOf({ ...documents.data, recap: notes }, today) },
  };
}
