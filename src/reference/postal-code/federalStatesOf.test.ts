import { federalStatesOf } from './federalStatesOf';

test.each([
  ['86150', ['BAYERN']],
  ['01067', ['SACHSEN']],
  ['20095', ['HAMBURG']],
  ['27568', ['BREMEN']],
  ['27498', ['SCHLESWIG_HOLSTEIN']],
  ['39104', ['SACHSEN_ANHALT']],
  ['66111', ['SAARLAND']],
  ['66482', ['RHEINLAND_PFALZ']],
  ['89073', ['BADEN_WUERTTEMBERG']],
  ['89231', ['BAYERN']],
  ['99998', ['THUERINGEN']],
])('%s lies in %s', (code, states) => {
  expect(federalStatesOf(code)).toEqual(states);
});

test.each([
  ['10115', ['BERLIN_WEST', 'BERLIN_OST']],
  ['12529', ['BRANDENBURG', 'BERLIN_WEST', 'BERLIN_OST']],
  ['22113', ['HAMBURG', 'SCHLESWIG_HOLSTEIN']],
  ['37194', ['HESSEN', 'NIEDERSACHSEN']],
  ['59969', ['HESSEN', 'NORDRHEIN_WESTFALEN']],
])('%s may lie in %s: somebody has to say it', (code, states) => {
  expect(federalStatesOf(code)).toEqual(states);
});

test.each(['', '8615', 'SW1A 1AA', '00000'])('%j is no code and lies nowhere', (code) => {
  expect(federalStatesOf(code)).toEqual([]);
});
