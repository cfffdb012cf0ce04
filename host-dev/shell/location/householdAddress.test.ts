import { addressedHousehold, householdAddress, householdIn } from './householdAddress';

const entered = { householdId: 'a-b', legacyHouseholdId: 42 };

test.each([
  ['/haushalt/:householdId/uebersicht', entered, '/haushalt/a-b/uebersicht'],
  ['/haushalt/:legacyHouseholdId/abschluss', entered, '/haushalt/42/abschluss'],
  ['/haushalt/:legacyHouseholdId/abschluss', { householdId: 'a-b' }, '/haushalt/a-b/abschluss'],
  ['/haushalt/:householdId/stand/:snapshotId', entered, undefined],
  ['/haushalt/:householdId/person/:id', entered, '/haushalt/a-b/person/a-b'],
  ['/haushalt/:householdId/person/:id/:sections', entered, undefined],
  ['/haushalt', entered, undefined],
])('%s in the household %j is %s', (path, household, address) => {
  expect(householdAddress(path, household)).toBe(address);
});

test.each([
  [{ householdId: 'a-b' }, entered],
  [{ legacyHouseholdId: '42' }, entered],
  [{ legacyHouseholdId: 'a-b' }, entered],
  [{ householdId: 'c-d' }, { householdId: 'c-d' }],
  [{ legacyHouseholdId: '43' }, undefined],
  [{}, undefined],
])('an address with %j names %j', (parameters: Record<string, string>, household) => {
  expect(addressedHousehold(parameters, entered)).toEqual(household);
});

test('before any household was entered, only the id says whose page it is', () => {
  expect(addressedHousehold({ householdId: 'a-b' }, undefined)).toEqual({ householdId: 'a-b' });
  expect(addressedHousehold({ legacyHouseholdId: '42' }, undefined)).toBeUndefined();
});

const id = '11111111-0000-4000-8000-000000000002';

test.each([
  [`/haushalt/${id}/unbekannt`, { householdId: id }],
  [`/vpd/haushalt/${id}/unbekannt?x=1`, { householdId: id }],
  ['/haushalt/uebersicht/unbekannt', {}],
  ['/haushalt', {}],
])('the unknown page %s is of the household %j', (path, parameters) => {
  expect(householdIn(path)).toEqual(parameters);
});
