import { featureFlags } from '../flags';
import { permissions } from '../permissions';
import { matchRoute } from './matchRoute';
import * as routes from './routes';
import { gatedPaths, openPaths, pathsOf, specification } from './testing/specification';

const inSpecification = Object.keys(specification).flatMap((area) =>
  pathsOf(area).map((path) => `${area}: ${path}`),
);
const declared = Object.values(routes);

test('every path of the specification stands here exactly once, with its owner, and no other', () => {
  expect(declared.map(({ area, path }) => `${area}: ${path}`).sort()).toEqual(inSpecification.sort());
});

test('every screen has a name of its own in both languages, but the two ways to sign in', () => {
  for (const language of ['de', 'en'] as const) {
    const titles = declared.filter((route) => route !== routes.home).map(({ title }) => title[language]);
    expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
  }
});

test('every path leads to its own route', () => {
  for (const route of declared) expect(matchRoute(declared, route.path)?.route).toBe(route);
});

test('reserved words are no ids', () => {
  expect(matchRoute(declared, '/haushalt/42/analyse/gespraechszusammenfassung/recap')?.route).toBe(
    routes.recap,
  );
  expect(matchRoute(declared, '/haushalt/42/analyse/ausgaben')?.route).toBe(routes.expensesReading);
  expect(matchRoute(declared, '/haushalt/42/analyse/ausgaben/7')).toMatchObject({
    route: routes.expensesOfSnapshot,
    parameters: { householdId: '42', snapshotId: '7' },
  });
});

test('there is no fourth simulation', () => {
  expect(matchRoute(declared, '/simulation/RETIREMENT/haushalt/42/gateway')?.route).toBe(routes.retirement);
  expect(matchRoute(declared, '/simulation/LOTTERY/haushalt/42/gateway')).toBeUndefined();
});

describe('gates', () => {
  const pathsWith = (gate: { permission?: string | undefined } | { flag: string }) =>
    declared
      .filter((route) => Object.entries(gate).every(([name, value]) => route[name as 'flag'] === value))
      .map(({ path }) => path)
      .sort();

  test('every route of a household has a permission', () => {
    expect(pathsWith({ permission: undefined })).toEqual([...openPaths].sort());
  });

  const names = Object.keys(permissions) as (keyof typeof permissions)[]; // its own keys, which Object.keys widens
  test.each(names)('%s opens what the product pages say', (name) => {
    expect(pathsWith({ permission: permissions[name] })).toEqual([...(gatedPaths[name] ?? [])].sort());
  });

  test('the private health insurance module is one permission and one area', () => {
    expect([...(gatedPaths.pkvModule ?? [])].sort()).toEqual(pathsOf('pkv').sort());
  });

  test.each([
    [
      'financialGradeFlow',
      [
        'ffg/erklaerung',
        'ffg/finanznote/slider',
        'ffg/finanznote/start',
        'ffg/sparer-typ/start',
        'ffg/start',
      ].map((path) => `analyse/${path}`),
    ],
    ['companyPresentation', ['analyse/unternehmenspraesentation']],
    ['analysisEvaluation', ['assessment']],
    ['recommendationByWhatsapp', ['weiterempfehlung/whatsapp']],
  ] as const)('the flag %s switches its screens', (name, paths) => {
    expect(pathsWith({ flag: featureFlags[name] })).toEqual(
      paths.map((path) => `/haushalt/:householdId/${path}`),
    );
  });
});
