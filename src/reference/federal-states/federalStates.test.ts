import * as fc from 'fast-check';
import { federalStateList, federalStateName, filterFederalStates } from '.';

test('the 18 values of the specification have German names', () => {
  expect(federalStateList).toEqual([
    { name: 'Ausland', value: 'AUSLAND' },
    { name: 'Baden-Württemberg', value: 'BADEN_WUERTTEMBERG' },
    { name: 'Bayern', value: 'BAYERN' },
    { name: 'Berlin (West)', value: 'BERLIN_WEST' },
    { name: 'Berlin (Ost)', value: 'BERLIN_OST' },
    { name: 'Brandenburg', value: 'BRANDENBURG' },
    { name: 'Bremen', value: 'BREMEN' },
    { name: 'Hamburg', value: 'HAMBURG' },
    { name: 'Hessen', value: 'HESSEN' },
    { name: 'Mecklenburg-Vorpommern', value: 'MECKLENBURG_VORPOMMERN' },
    { name: 'Niedersachsen', value: 'NIEDERSACHSEN' },
    { name: 'Nordrhein-Westfalen', value: 'NORDRHEIN_WESTFALEN' },
    { name: 'Rheinland-Pfalz', value: 'RHEINLAND_PFALZ' },
    { name: 'Saarland', value: 'SAARLAND' },
    { name: 'Sachsen', value: 'SACHSEN' },
    { name: 'Sachsen-Anhalt', value: 'SACHSEN_ANHALT' },
    { name: 'Schleswig-Holstein', value: 'SCHLESWIG_HOLSTEIN' },
    { name: 'Thüringen', value: 'THUERINGEN' },
  ]);
});

test.each([
  ['sachsen', ['Niedersachsen', 'Sachsen', 'Sachsen-Anhalt']],
  ['WURT', ['Baden-Württemberg']],
  ['thü', ['Thüringen']],
  [' westf', ['Nordrhein-Westfalen']],
  ['Berlin', ['Berlin (West)', 'Berlin (Ost)']],
  ['x', []],
])('%j finds %j', (text, names) => {
  expect(filterFederalStates(text).map(({ name }) => name)).toEqual(names);
});

test('any part of a name finds it; nothing finds all', () => {
  fc.assert(
    fc.property(fc.constantFrom(...federalStateList), fc.nat(22), fc.nat(22), (state, from, length) => {
      expect(filterFederalStates(state.name.slice(from, from + length).toUpperCase())).toContainEqual(state);
    }),
  );
  expect(filterFederalStates('')).toEqual(federalStateList);
});

test('an English text has the English names, and finds a state by its German one too', () => {
  const found = (text: string) => filterFederalStates(text, 'en').map(({ name }) => name);
  expect(found('bavar')).toEqual(['Bavaria']);
  expect(found('bayern')).toEqual(['Bavaria']);
  expect(found('saxony')).toEqual(['Lower Saxony', 'Saxony', 'Saxony-Anhalt']);
  expect(found('westfalen')).toEqual(['North Rhine-Westphalia']);
  expect(federalStateName('THUERINGEN', 'en')).toBe('Thuringia');
  expect(federalStateName('HAMBURG', 'en')).toBe('Hamburg');
  expect(federalStateName('THUERINGEN', 'de')).toBe('Thüringen');
  expect(federalStateName('OF_A_NEWER_RELEASE', 'en')).toBe('OF_A_NEWER_RELEASE');
});
