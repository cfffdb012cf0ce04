import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { householdKind } from './householdKind';

test('the sample households are of the kinds that they stand for', () => {
  expect(sampleHouseholds.map((sample) => householdKind(documentsOf(sample)))).toEqual([
    'single',
    'coupleWithChildren',
    'singleParent',
    'coupleWithChildren',
    'retired',
    'single',
  ]);
});

test('two adults without children are a couple; a grown-up child makes nobody a parent', () => {
  const [, musterhaus] = sampleHouseholds;
  const { persons, ...rest } = documentsOf(musterhaus);
  const grown = Object.entries(persons.items).map(([id, person]) => [
    id,
    person.role === 'child' ? { ...person, role: 'other' as const } : person,
  ]);
  expect(householdKind({ ...rest, persons: { items: Object.fromEntries(grown) } })).toBe('couple');
});
