import { type Appointment, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { AppointmentData } from './newAppointment';

export interface AppointmentFactsProps {
  appointment: Appointment;
  data: AppointmentData;
}

/** Where, and with whom of the household. */
export function AppointmentFacts({ appointment, data }: AppointmentFactsProps) {
  const { t: code } = useTranslation('household/appointments');
  const { list } = useFormat();
  const names = appointment.personIds.flatMap((id) => shortNameOf(data, id) ?? []);
  const { place } = appointment;
  return [place && code(`place.${place}`), list(names)].filter(Boolean).join(' · ');
}
