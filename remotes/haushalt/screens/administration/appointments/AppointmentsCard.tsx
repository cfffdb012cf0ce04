import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments, usePart } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Card, Skeleton } from '@vp-digital/core/ui';

const part = { load: () => import('./HeldAppointments') };
const outline = <Skeleton shape="text" count={3} />;

/** The appointments that there were, with what each has left: fetched when the page stands. */
export function AppointmentsCard() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  const result = usePageDocuments(['appointments', 'appointmentRatings']);
  const HeldAppointments = usePart(part)?.default;
  return (
    <Card title={t('appointments')}>
      <LoadedState result={result} skeleton={outline}>
        {(data) => (HeldAppointments ? <HeldAppointments data={data} /> : outline)}
      </LoadedState>
    </Card>
  );
}
