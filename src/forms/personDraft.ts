import type { NewPerson } from '@vp-digital/core/contracts';
import { birthDateProblem, nameProblem } from '@vp-digital/core/household';

/** A person as far as the form has been filled in. */
export type PersonDraft = {
  [Field in keyof NewPerson]?: NewPerson[Field] | undefined;
} & {
  /** Identity in the form; the service gives the person its id. */
  key: string;
  /** The last name was typed for this person, and is not that of the others. */
  hasOwnName?: boolean;
};

export type PersonField = 'firstName' | 'lastName' | 'birthDate';

export type PersonProblem =
  | 'missing'
  | 'tooLong'
  | 'characters'
  | 'dateMissing'
  | 'future'
  | 'tooOld'
  | 'minor';

/** What is wrong, by field. */
export type PersonProblems = Partial<Record<PersonField, PersonProblem>>;

export interface PersonRules {
  today: string;
  isAdult: boolean;
}

export const emptyPerson = (given: Omit<PersonDraft, 'key'> = {}): PersonDraft => ({
  key: crypto.randomUUID(),
  ...given,
});

/** The problems of this person; none if it can be sent. */
export function problemsOf(
  { firstName, lastName, birthDate }: PersonDraft,
  { today, isAdult }: PersonRules,
): PersonProblems {
  const found = {
    firstName: nameProblem(firstName ?? ''),
    lastName: nameProblem(lastName ?? ''),
    birthDate:
      birthDate === undefined ? ('dateMissing' as const) : birthDateProblem(birthDate, today, { isAdult }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The person as the service takes it, or undefined while something is missing. */
export function completePerson(draft: PersonDraft): NewPerson | undefined {
  const { salutation, title, firstName, lastName, birthDate } = draft;
  if (firstName === undefined || lastName === undefined || birthDate === undefined) return undefined;
  return { firstName, lastName, birthDate, ...(salutation && { salutation }), ...(title && { title }) };
}
