import type { Appointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveFile } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';

export interface SavedAppointment extends Pick<Appointment, 'begin' | 'end' | 'place' | 'occasion'> {
  id: string;
}

/**
 * Hands an appointment to the advisor's calendar. The file says whose household it is, and nothing more of it; the name of
 * the file, which stays in lists of downloads, does not.
 */
export function useCalendarFile(): (appointment: SavedAppointment, household: string) => Promise<void> {
  const { t: code } = useTranslation('household/appointments');
  const { clock } = useHost();
  return async ({ place, occasion, ...event }, household) => {
    const { calendarFile } = await import('@vp-digital/core/household/calendar');
    const summary = `${code(`occasion.${occasion}`)}: ${household}`;
    const location = place && code(`place.${place}`);
    const text = calendarFile({ ...event, summary, location, madeAt: clock.now() });
    saveFile(new TextEncoder().encode(text), {
      name: `Termin-${event.begin.slice(0, 10)}.ics`,
      type: 'text/calendar;charset=utf-8',
    });
  };
}
