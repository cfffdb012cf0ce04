import type { AppSegment } from '@vp-digital/core/reference';
import { segmentHome } from './segmentHome';

const household = { householdId: '42' };
const homes = {
  vpd: undefined,
  budget: '/haushalt/42/analyse/haushaltsbudget/ausgaben',
  warenkorb: '/haushalt/42/zusammenfassung',
  'webvp-katalog': undefined,
  login: undefined,
  katalog: '/haushalt/42/beratung/produkt-katalog',
  person: '/haushalt/42/analyse/persoenliche-daten/42',
  berater: '/beraterauswahl',
  'section-report': '/haushalt/42/analyse/gespraechszusammenfassung',
  'coach-report': '/haushalt/42/analyse/gespraechszusammenfassung',
  'analysis-evaluation': '/haushalt/42/assessment',
  generali: undefined,
  kontoeroeffnung: undefined,
  checkout: undefined,
  ebike: undefined,
  kranken: undefined,
  rechtsschutz: undefined,
  investmentanlage: undefined,
  investmentdialog: undefined,
  kfz: undefined,
  leben: undefined,
  referenz: undefined,
  gkv: '/haushalt/42/webvp-katalog/pkv-beratungsmodul/startseite',
} satisfies Record<AppSegment, string | undefined>;

test.each(Object.entries(homes))('%s alone leads to %s', (segment, home) => {
  expect(segmentHome(`/${segment}`, household, () => true)).toBe(home);
  expect(segmentHome(`/${segment}/`, household, () => true)).toBe(home);
  expect(segmentHome(`/${segment}/haushalt/42/uebersicht`, household, () => true)).toBeUndefined();
});

test('a home without a screen is the overview, until an area has it', () => {
  const built = new Set(['/haushalt/42/zusammenfassung']);
  expect(segmentHome('/katalog', household, (to) => built.has(to))).toBe('/haushalt/42/uebersicht');
  expect(segmentHome('/warenkorb', household, (to) => built.has(to))).toBe('/haushalt/42/zusammenfassung');
});

test('without a household one is searched for first, except for the advisor selection', () => {
  expect(segmentHome('/budget', undefined, () => true)).toBe('/haushalt');
  expect(segmentHome('/berater', undefined, () => true)).toBe('/beraterauswahl');
});

test('a query goes along', () => {
  expect(segmentHome('/budget?person=1', household, () => true)).toBe(`${homes.budget}?person=1`);
});
