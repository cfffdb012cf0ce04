import type { Booking, Part } from './booking';
import type { LeftOutCounter } from './leftOut';

/**
 * The bookings of all parts. Within one part equal bookings are different payments; reports and files of the same account
 * repeat one another, so that of equal bookings there are as many as the part that has most.
 */
export function withoutRepeated(parts: readonly Part[], left: Pick<LeftOutCounter, 'add'>): Booking[] {
  const most = new Map<string, number>();
  const kept: Booking[] = [];
  for (const { account, bookings } of parts) {
    const here = new Map<string, number>();
    for (const booking of bookings) {
      const key = `${account}\n${keyOf(booking)}`;
      const count = (here.get(key) ?? 0) + 1;
      here.set(key, count);
      if (count > (most.get(key) ?? 0)) {
        most.set(key, count);
        kept.push(booking);
      } else left.add('repeated', booking.amount);
    }
  }
  return kept;
}

const keyOf = ({ day, amount, name, purpose, iban = '', reference = '' }: Booking): string =>
  [day, amount, name, purpose, iban, reference].join('\n');
