import type { IsoDate } from '@vp-digital/core/finance';
import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { daysAfter } from '../../../shared/overview/daysAfter';

export interface Birthday {
  id: string;
  name: string;
  day: IsoDate;
  /** What the person becomes. */
  age: number;
}

const upcomingDays = 30;

/** Birthdays from today on for 30 days, the first one first; whoever was born on 29 February has theirs on 1 March in between. */
export function upcomingBirthdays(persons: SectionData['persons'], today: IsoDate): Birthday[] {
  const until = daysAfter(today, upcomingDays);
  const thisYear = Number(today.slice(0, 4));
  return personsInOrder({ persons })
    .flatMap(({ id, name, birthDate }) =>
      [thisYear, thisYear + 1].map((year) => ({
        id,
        name,
        day: inYear(birthDate, year),
        age: year - Number(birthDate.slice(0, 4)),
      })),
    )
    .filter(({ day, age }) => day >= today && day <= until && age > 0)
    .sort((one, other) => one.day.localeCompare(other.day) || one.name.localeCompare(other.name));
}

function inYear(birthDate: IsoDate, year: number): IsoDate {
  const day = `${year}${birthDate.slice(4)}`;
  return new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day ? day : `${year}-03-01`;
}
