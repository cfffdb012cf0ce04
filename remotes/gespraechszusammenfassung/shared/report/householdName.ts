import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import type { ReportSettings } from './reportSettings';

/** "Jonas und Aylin Musterhaus"; with two last names "Anna Meier und Ben Schulz". */
export function householdName(data: SectionData, { format }: Pick<ReportSettings, 'format'>): string {
  const people = personsInOrder(data).filter(({ role }) => role === 'responsible' || role === 'partner');
  const lastNames = new Set(people.map(({ lastName }) => lastName));
  const list = (names: readonly string[]) => format.list(names);
  return lastNames.size > 1
    ? list(people.map(({ fullName }) => fullName))
    : `${list(people.map(({ name }) => name))} ${[...lastNames].join('')}`;
}
