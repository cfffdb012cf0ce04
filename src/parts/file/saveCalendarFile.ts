import { type CalendarEvent, calendarFile } from '@vp-digital/core/household/calendar';
import { saveFile } from './saveFile';

/**
 * Hands an appointment to a calendar. The file says whose household it is, and nothing more of it; the name of
 * the file, which stays in lists of downloads, does not.
 */
export const saveCalendarFile = (event: CalendarEvent): void =>
  saveFile(new TextEncoder().encode(calendarFile(event)), {
    name: `Termin-${event.begin.slice(0, 10)}.ics`,
    type: 'text/calendar;charset=utf-8',
  });
