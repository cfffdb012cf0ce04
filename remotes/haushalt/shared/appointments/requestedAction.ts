/** What of an appointment is done on the overview. */
export type AppointmentAction = 'start' | 'end';

interface Wish {
  householdId: string;
  action: AppointmentAction;
  /** Milliseconds since 1970. */
  at: number;
}

/** So long the overview may take to stand; who opens the household later does it for another reason. */
const validFor = 60_000;

let wish: Wish | undefined;

/**
 * What is pressed in the list is done on the overview, once. It is kept beside the address: a link that somebody sends, a
 * bookmark or a reload begins and ends no appointment.
 */
export function requestAction(action: AppointmentAction, householdId: string, now: Date): void {
  wish = { action, householdId, at: now.getTime() };
}

/** What is to be done with the household's appointment; asked a second time, nothing more. */
export function takeRequestedAction(householdId: string, now: Date): AppointmentAction | undefined {
  const taken = wish;
  wish = undefined;
  return taken?.householdId === householdId && now.getTime() - taken.at <= validFor
    ? taken.action
    : undefined;
}
