import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead, usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Card, Skeleton } from '@vp-digital/core/ui';

const outline = <Skeleton shape="text" count={3} />;

const HeldAppointments = later(() => import('./HeldAppointments'), { placeholder: () => outline });

const ahead = [HeldAppointments] as const;

/** The appointments that there were, with what each has left: fetched when the page stands. */
export function AppointmentsCard() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  useAhead(ahead);
  const result = usePageDocuments(['appointments', 'appointmentRatings']);
  return (
    <Card title={t('appointments')}>
      <LoadedState result={result} skeleton={outline}>
        {(data) => <HeldAppointments data={data} />}
      </LoadedState>
    </Card>
  );
}
