interface Wish {
  householdId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** So long the overview may take to stand; who opens the household later does it for another reason. */
const validFor = 60_000;

let wish: Wish | undefined;

/**
 * What is pressed in the list is done on the overview, once. It is kept beside the address: a link that somebody sends, a
 * bookmark or a reload begins no appointment.
 */
export function wishStart(householdId: string, now: Date): void {
  wish = { householdId, at: now.getTime() };
}

/** Whether an appointment of the household is to begin; asked a second time, no more. */
export function takeWishedStart(householdId: string, now: Date): boolean {
  const taken = wish;
  wish = undefined;
  return taken?.householdId === householdId && now.getTime() - taken.at <= validFor;
}
