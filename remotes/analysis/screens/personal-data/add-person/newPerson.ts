import { adults, type Person, personsInOrder, type SectionData } from '@vp-digital/core/household';
import type { NewPerson } from '@vp-digital/core/contracts';

/** Who comes to a household: born, met, moved in. */
const arrivals = ['child', 'partner', 'other'] as const;
export type Arrival = (typeof arrivals)[number];

/** Two are a couple: a partner comes to somebody who is alone. */
export function arrivalsTo(data: Pick<SectionData, 'persons'>): Arrival[] {
  const couple = personsInOrder(data).filter(({ role }) => role === 'responsible' || role === 'partner');
  return arrivals.filter((arrival) => arrival !== 'partner' || couple.length < 2);
}

/** The person as the document takes it: after all others, a partner as responsible as the one who is there. */
export const personOf = (given: NewPerson, arrival: Arrival, data: Pick<SectionData, 'persons'>): Person => ({
  ...given,
  role: arrival === 'partner' ? 'responsible' : arrival,
  position: 1 + Math.max(-1, ...personsInOrder(data).map(({ position }) => position)),
});

/** With whom somebody lives who comes: the first grown-up person. */
export const hostOf = (data: Pick<SectionData, 'persons'>) => adults(data)[0];
