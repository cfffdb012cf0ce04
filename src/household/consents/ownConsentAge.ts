import { ageOn, type IsoDate } from '@vp-digital/core/finance';

interface OwnConsentAge {
  from: IsoDate;
  /** Completed years. */
  age: number;
  source: string;
}

/** From which age a person consents for herself, the newest line last. To be verified by a lawyer. */
const ownConsentAges: readonly OwnConsentAge[] = [
  {
    from: '2018-05-25',
    age: 16,
    source: 'Art. 8 (1) GDPR, which speaks of online services; taken here for every purpose',
  },
];

/** Completed years from which a person consents for herself on a day. */
export function ownConsentAge(day: IsoDate): number {
  const valid = ownConsentAges.filter(({ from }) => from <= day).at(-1) ?? ownConsentAges[0];
  if (!valid) throw new Error('The table of ages is empty.');
  return valid.age;
}

/** Whether somebody born on a day consents for herself on another; before that her guardians do. */
export const consentsForHerself = (birthDate: IsoDate, day: IsoDate): boolean =>
  ageOn(birthDate, day) >= ownConsentAge(day);
