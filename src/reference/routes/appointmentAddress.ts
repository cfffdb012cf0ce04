/** Names the appointment, by its id, of which a page shows what was made in it. */
const parameter = 'termin';

/** The address of a page that then shows what was made in one appointment. */
export const ofAppointment = (href: string, appointmentId: string): string =>
  `${href}?${parameter}=${appointmentId}`;

/** The appointment that an address asks for. */
export const appointmentIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined;
