import type { Person } from '@vp-digital/core/household';

/** "Musterhaus, Jonas & Aylin"; with two last names "Muster, Jonas & Beispiel, Aylin". Children do not name it. */
export function householdName(persons: readonly Person[]): string {
  const adults = persons
    .filter(({ role }) => role === 'responsible' || role === 'partner')
    .sort((one, other) => one.position - other.position);
  const byLastName = new Map<string, string[]>();
  for (const { title, firstName, lastName } of adults) {
    const first = title ? `${title} ${firstName}` : firstName;
    byLastName.set(lastName, [...(byLastName.get(lastName) ?? []), first]);
  }
  return [...byLastName].map(([last, first]) => `${last}, ${first.join(' & ')}`).join(' & ');
}
