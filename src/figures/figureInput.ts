import type { OnDay, Period } from '@vp-digital/core/household';

/** Whose figure it is, or of what, in addition to the day. */
export type FigureInput<Input extends OnDay> = Omit<Input, 'date'> & { period?: Period };

/** The same on a day: what `FigureInput` leaves out. */
export const onDay = <Input extends OnDay>(input: FigureInput<Input>, date: string): Input =>
  ({ ...input, date }) as unknown as Input; // what is left out is the day
