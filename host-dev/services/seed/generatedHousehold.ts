import type { Address, Person } from '@vp-digital/core/household';
import { createRandom, type Random } from './random';
import { cities, firstNames, lastNameEnds, lastNameStarts, lastNames } from './generatedNames';

/** A household of the large data set: enough to be found, listed and opened. */
export interface GeneratedHousehold {
  householdId: string;
  legacyHouseholdId: number;
  persons: Record<string, Person>;
  addresses: Record<string, Address>;
}

/** Above those of the sample households. */
const firstLegacyId = 1_000_000;

/** The household with this number; the same for the same seed. One to five persons, three on average. */
export function generateHousehold(seed: number, number: number): GeneratedHousehold {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const householdId = random.uuid();
  const lastName = generateLastName(random);
  const size = 1 + ((number * 2 + random.below(2)) % 5);
  const adults = size === 1 ? 1 : 2;
  const persons = Array.from({ length: size }, (_, position) =>
    generatePerson(random, position, position < adults, lastName),
  );
  const entries = persons.map((person): [string, Person] => [random.uuid(), person]);
  const ids = entries.map(([id]) => id);
  return {
    householdId,
    legacyHouseholdId: firstLegacyId + number,
    persons: Object.fromEntries(entries),
    addresses: { [random.uuid()]: generateAddress(random, ids) },
  };
}

function generatePerson(random: Random, position: number, isAdult: boolean, lastName: string): Person {
  const hasOwnName = isAdult && position > 0 && random.below(4) === 0;
  const year = isAdult ? 1946 + random.below(56) : 2008 + random.below(18);
  return {
    position,
    role: isAdult ? 'responsible' : 'child',
    firstName: random.pick(firstNames),
    lastName: hasOwnName ? generateLastName(random) : lastName,
    birthDate: `${year}-${twoDigits(1 + random.below(12))}-${twoDigits(1 + random.below(28))}`,
  };
}

/** Every second name is one of the common ones, the others are put together. */
const generateLastName = (random: Random): string =>
  random.below(2) === 0
    ? random.pick(lastNames)
    : `${random.pick(lastNameStarts)}${random.pick(lastNameEnds)}`;

function generateAddress(random: Random, personIds: string[]): Address {
  const { city, from, federalState } = random.pick(cities);
  return {
    position: 0,
    personIds,
    street: 'Musterweg',
    houseNumber: String(1 + random.below(120)),
    postalCode: String(from + random.below(80)).padStart(5, '0'),
    city,
    federalState,
    country: 'DE',
    main: true,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
