import { stepBelow } from './stepBelow';
import { testRegistry } from './testing';

/** Pages at these addresses of a household, in the order of a talk. */
const registryOf = (...paths: string[]) =>
  testRegistry({ beratung: paths.map((path) => ({ path: `/haushalt/:householdId/${path}` })) });

const built = registryOf(
  'beratung/arbeitskraft/1',
  'beratung/arbeitskraft/3',
  'beratung/arbeitskraft/4/versorgung',
  'beratung/arbeitskraft/4/ursachen',
  'beratung/vasp/1',
  'beratung/basis-rente/1',
  'beratung/basis-rente/3',
  'beratung/basis-rente/5',
  'beratung/bausparen/1',
  'webvp-katalog/pkv-beratungsmodul/startseite',
  'webvp-katalog/pkv-beratungsmodul/kosten',
);

test.each([
  ['beratung/arbeitskraft/2', 'beratung/arbeitskraft/1?blatt=angaben'],
  ['beratung/arbeitskraft/2?person=7', 'beratung/arbeitskraft/1?person=7&blatt=angaben'],
  ['beratung/arbeitskraft/2/', 'beratung/arbeitskraft/1?blatt=angaben'],
  ['beratung/arbeitskraft', 'beratung/arbeitskraft/1'],
  ['beratung/arbeitskraft/0', 'beratung/arbeitskraft/1'],
  ['beratung/arbeitskraft/4', 'beratung/arbeitskraft/4/versorgung'],
  ['beratung/arbeitskraft/5', 'beratung/arbeitskraft/4/versorgung'],
  ['beratung/basis-rente/2', 'beratung/basis-rente/1?blatt=angaben'],
  ['beratung/basis-rente/4', 'beratung/basis-rente/3?blatt=steuer'],
  ['beratung/bausparen/2', 'beratung/bausparen/1?blatt=angaben'],
  ['beratung/bausparen/4', 'beratung/bausparen/1'], // without step 3 there is no sheet of it
  ['beratung/vasp', 'beratung/vasp/1'],
  ['beratung/vasp/2', 'beratung/vasp/1'],
  ['webvp-katalog/pkv-beratungsmodul', 'webvp-katalog/pkv-beratungsmodul/startseite'],
])('%s leads to %s', (asked, found) => {
  expect(stepBelow(built, `/haushalt/42/${asked}`)).toBe(`/haushalt/42/${found}`);
});

test.each([
  'beratung/arbeitskraft/1', // a page of its own
  'beratung/arbeitskraft/bald',
  'beratung/arbeitskraftwerk/2',
  'beratung/unbekannt/2',
  'analyse/einkommen/2',
])('%s is no missing step', (asked) => {
  expect(stepBelow(built, `/haushalt/42/${asked}`)).toBeUndefined();
});

test('a rail of which nothing is built leads nowhere', () => {
  expect(stepBelow(registryOf('analyse/einkommen'), '/haushalt/42/beratung/vasp/2')).toBeUndefined();
});
