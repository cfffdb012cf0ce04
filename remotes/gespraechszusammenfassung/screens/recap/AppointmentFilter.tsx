import { type Appointments, dayOfAppointment, pastAppointments } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { SelectField } from '@vp-digital/core/ui';
import type { StoredEntry } from './entries';

export interface AppointmentFilterProps {
  appointments: Appointments;
  entries: readonly StoredEntry[];
  /** By id; of all: undefined. */
  chosen: string | undefined;
  onChoose(appointmentId: string | undefined): void;
}

/** The appointments in which something was written, and the one asked for; nothing to choose while there is none. */
export function AppointmentFilter({ appointments, entries, chosen, onChoose }: AppointmentFilterProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { t: code } = useTranslation('household/appointments');
  const { date } = useFormat();
  const written = new Set([chosen, ...entries.map(({ entry }) => entry.appointmentId)]);
  const offered = pastAppointments(appointments)
    .filter(({ id }) => written.has(id))
    .map((one) => ({
      value: one.id,
      label: `${date(dayOfAppointment(one))}, ${code(`occasion.${one.occasion}`)}`,
    }));
  const isGone = chosen !== undefined && !offered.some(({ value }) => value === chosen);
  const options = isGone ? [...offered, { value: chosen, label: t('goneAppointment') }] : offered;
  if (options.length === 0) return undefined;
  return (
    <SelectField
      label={t('filterAppointment')}
      emptyLabel={t('allAppointments')}
      placeholder={t('allAppointments')}
      writes={false}
      options={options}
      value={chosen}
      onChange={onChoose}
    />
  );
}
