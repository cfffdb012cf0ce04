export { type CalendarEvent, calendarFile } from './calendarFile';
