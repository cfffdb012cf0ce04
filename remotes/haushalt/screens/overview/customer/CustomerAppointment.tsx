import { CustomerCard } from '@vp-digital/core/customer';
import { nextAppointment, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useWhen } from '../../../shared/appointments/useWhen';

/** When one meets next, and no more of it. */
export function CustomerAppointment({ data }: { data: Pick<SectionData, 'appointments'> }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer' });
  const when = useWhen();
  const next = nextAppointment(data.appointments, useHost().clock.today());
  if (!next) return undefined;
  return (
    <CustomerCard wide title={t('appointment')}>
      <p>{when(next.begin)}</p>
    </CustomerCard>
  );
}
