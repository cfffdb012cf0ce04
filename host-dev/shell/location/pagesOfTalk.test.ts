import { testRegistry } from '@vp-digital/core/shell/testing';
import { areasOfTalk, pagesOfTalk } from './pagesOfTalk';

const registry = testRegistry({
  beratung: [{ path: '/haushalt/:householdId/beratung/bedarf', customer: true, permission: 'advice' }],
  analysis: [
    { path: '/haushalt/:householdId/analyse/einkommen', customer: true },
    { path: '/haushalt/:householdId/analyse/daten' },
    { path: '/haushalt/:householdId/analyse/persoenliche-daten/:id', customer: true },
    { path: '/haushalt/:householdId/analyse/ziele', customer: true, flag: 'ziele' },
    { path: '/haushalt/:householdId/analyse/stand/:snapshotId', customer: true },
  ],
  haushalt: [
    { path: '/haushalt/:householdId/uebersicht', customer: true },
    { path: '/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen', customer: true },
    { path: '/haushalt' },
  ],
});

interface Settings {
  permissions?: string[];
  flags?: string[];
}

const shown = ({ permissions = [], flags = [] }: Settings = {}) =>
  pagesOfTalk({
    registry,
    household: { householdId: '42' },
    permissions,
    language: 'de',
    isOn: (flag) => flag === undefined || flags.includes(flag),
  }).map(({ href }) => href);

test('pages made for the customer stand in the order of the areas, and within one of its pages', () => {
  expect(shown({ permissions: ['advice'], flags: ['ziele'] })).toEqual([
    '/haushalt/42/uebersicht',
    '/haushalt/42/analyse/einkommen',
    '/haushalt/42/analyse/ziele',
    '/haushalt/42/beratung/bedarf',
  ]);
});

test('what the advisor may not open and what is switched off is not among them', () => {
  expect(shown()).toEqual(['/haushalt/42/uebersicht', '/haushalt/42/analyse/einkommen']);
});

test('outside of a household there are none', () => {
  const talk = {
    registry,
    permissions: [],
    language: 'de',
    isOn: () => true,
  } as const;
  expect(pagesOfTalk({ ...talk, household: undefined })).toEqual([]);
});

test('a page for the customer that is not of the talk is not among them', () => {
  const all = shown({ permissions: ['advice'], flags: ['ziele'] });
  expect(all.filter((href) => /persoenliche-daten|datenschutz/.test(href))).toEqual([]);
});

test('the list names the areas by their tabs, each with its pages in the order of the talk', () => {
  const tabs = testRegistry({
    haushalt: [
      { path: '/haushalt/:householdId/uebersicht', customer: true, tab: { de: 'Übersicht', en: 'Overview' } },
    ],
    analysis: [
      { path: '/haushalt/:householdId/analyse', tab: { de: 'Analyse', en: 'Analysis' } },
      { path: '/haushalt/:householdId/analyse/einkommen', customer: true },
      { path: '/haushalt/:householdId/analyse/ausgaben', customer: true },
    ],
    pkv: [{ path: '/haushalt/:householdId/pkv', tab: { de: 'PKV', en: 'Health insurance' } }],
  });
  const talk = { registry: tabs, household: { householdId: '42' }, permissions: [], isOn: () => true };
  const shownIn = (language: 'de' | 'en') =>
    areasOfTalk(pagesOfTalk({ ...talk, language }), { registry: tabs, language }).map(({ title, pages }) => [
      title,
      pages.map(({ path }) => path.split('/').at(-1)),
    ]);
  expect(shownIn('de')).toEqual([
    ['Übersicht', ['uebersicht']],
    ['Analyse', ['einkommen', 'ausgaben']],
  ]);
  expect(shownIn('en').map(([title]) => title)).toEqual(['Overview', 'Analysis']);
});
