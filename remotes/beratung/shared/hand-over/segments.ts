import type { HandOverFacts } from '@vp-digital/core/contracts';
import {
  type NeedTopic,
  personsInOrder,
  positionsInCart,
  type SectionData,
} from '@vp-digital/core/household';
import { age } from '@vp-digital/core/reference/format';
import type { HandOverSegment } from '@vp-digital/core/reference';

/** The documents that a page declares which hands over. */
export const handOverDocuments = ['persons', 'addresses', 'contracts', 'cartPositions'] as const;
export type HandOverData = Pick<SectionData, (typeof handOverDocuments)[number]>;

export type FactName = 'age' | 'postalCode' | 'people' | 'positions';

interface SegmentRules {
  /** All that the application is told. */
  readonly facts: readonly FactName[];
  readonly topic?: NeedTopic;
  /** It is one person's: somebody has to be chosen. */
  readonly isPersonal?: true;
}

/** What each application is told of the household: as little as it needs to begin. */
export const segmentRules: Readonly<Record<HandOverSegment, SegmentRules>> = {
  generali: { facts: ['age'], isPersonal: true },
  kontoeroeffnung: { facts: [], topic: 'reserve' },
  checkout: { facts: ['positions'] },
  ebike: { facts: ['postalCode'] },
  kranken: { facts: ['age'], topic: 'health', isPersonal: true },
  rechtsschutz: { facts: ['people'], topic: 'legal' },
  investmentanlage: { facts: [] },
  investmentdialog: { facts: [] },
  kfz: { facts: ['postalCode'], topic: 'motor' },
  leben: { facts: ['age'], topic: 'death', isPersonal: true },
  referenz: { facts: [] },
};

/** What is handed over of this household; a fact that nobody has told is left out. */
export function factsFor(
  segment: HandOverSegment,
  data: HandOverData,
  { today, personId }: { today: string; personId: string | undefined },
): HandOverFacts {
  const persons = personsInOrder(data);
  const person = persons.find(({ id }) => id === personId) ?? persons[0];
  const isAdult = ({ role }: (typeof persons)[number]) => role !== 'child';
  const addresses = Object.values(data.addresses.items);
  const address =
    addresses.find((one) => one.main && person && one.personIds.includes(person.id)) ?? addresses[0];
  const facts: Record<FactName, HandOverFacts> = {
    age: person ? { age: age(person.birthDate, today) } : {},
    postalCode: address?.postalCode === undefined ? {} : { postalCode: address.postalCode },
    people: {
      adults: persons.filter(isAdult).length,
      children: persons.filter((one) => !isAdult(one)).length,
    },
    positions: {
      positions: positionsInCart(data)
        .filter(([, { decisions = {} }]) =>
          Object.values(decisions).some((one) => one.decision === 'accepted'),
        )
        .map(([, { title, premium }]) => ({ title, ...(premium !== undefined && { premium }) })),
    },
  };
  return Object.assign({}, ...segmentRules[segment].facts.map((name) => facts[name])) as HandOverFacts; // parts of it
}
