import * as fc from 'fast-check';
import { sectionSlugs, sections, sectionsIn, sectionsOf } from './sections';

test.each([
  ['stammdaten', ['basicData']],
  ['beruf.stammdaten.adresse', ['employment', 'basicData', 'address']],
  ['adresse.unbekannt.forderdaten', ['address', 'tax']],
  ['adresse.adresse', ['address']],
  ['Adresse', []],
  ['constructor.__proto__', []],
  ['', []],
])('%j names %j', (named, found) => {
  expect(sectionsIn(named, sections)).toEqual(found);
});

test('any combination is read in its order, whatever stands between', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(sections), fc.stringMatching(/^[x-z]{0,5}$/), (wanted, noise) => {
      const named = wanted.map((section) => sectionSlugs[section]).join(`.${noise}.`);
      expect(sectionsIn(named, sections)).toEqual(wanted);
    }),
  );
});

test('a child has the sections that fit a child', () => {
  expect(sectionsIn('beruf.adresse.forderdaten', sectionsOf({ role: 'child' }))).toEqual(['address']);
  expect(sectionsOf({ role: 'responsible' })).toEqual(sections);
});
