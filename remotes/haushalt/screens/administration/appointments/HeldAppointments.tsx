import { pastAppointments, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { Button, DataList, Empty, Skeleton, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useWhen } from '../../../shared/appointments/useWhen';
import { MadeInAppointment } from './MadeInAppointment';
import { madeIn } from './madeIn';
import { useStored } from './useStored';

/** So many are read at once. */
const step = 6;

/** Appointments that were held, and the one that goes on, newest first. */
export default function HeldAppointments({
  data,
}: {
  data: Pick<SectionData, 'appointments' | 'appointmentRatings'>;
}) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'heldAppointments' });
  const { t: code } = useTranslation('household/appointments');
  const when = useWhen();
  const [limit, setLimit] = useState(step);
  const kept = useStored();
  const sources = [kept.notes, kept.snapshots].flatMap((one) => one ?? []);
  const isWaiting = sources.some(({ status }) => status === 'loading');
  const failed = sources.filter((one) => one.status === 'error');
  const all = pastAppointments(data.appointments);
  if (all.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <Stack>
      <DataList
        items={all.slice(0, limit).map((one) => ({
          key: one.id,
          label: `${when(one.begin)} · ${code(`occasion.${one.occasion}`)}`,
          value: isWaiting ? (
            <Skeleton />
          ) : (
            <MadeInAppointment
              appointment={one}
              made={madeIn(one, data.appointments, { ...kept, ratings: data.appointmentRatings })}
            />
          ),
        }))}
      />
      {failed[0] && (
        <LoadedState result={{ ...failed[0], retry: () => failed.forEach(({ retry }) => retry()) }}>
          {() => undefined}
        </LoadedState>
      )}
      {all.length > limit && (
        <div>
          <Button onClick={() => setLimit(limit + step)}>{t('earlier')}</Button>
        </div>
      )}
    </Stack>
  );
}
