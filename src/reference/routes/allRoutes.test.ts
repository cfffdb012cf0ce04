import { featureFlags } from '../flags';
import { permissions } from '../permissions';
import { allRoutes, knownRoutes } from './allRoutes';
import { matchRoute } from './matchRoute';
import { routes } from './routes';

/** The route table of the specification, area by area; owners as in the architecture. */
const specification: Record<string, string[]> = {
  haushalt: [
    '/',
    '/anmeldung',
    '/beraterauswahl',
    '/haushalt',
    '/haushalt/{householdId}/uebersicht',
    '/haushalt/{householdId}/uebersicht/sektion/datenschutzbestimmungen',
    '/haushalt/{householdId}/verwalten',
  ],
  analysis: [
    '/haushalt/{householdId}/analyse',
    ...[
      'haushaltsbudget/ausgaben',
      'haushaltsbudget/vertragsuebersicht',
      'vergleich',
      'vermoegensbilanz',
      'einkommen',
      'einkommen/optimum',
      'sparbetrag',
      'zwei-konten-modell',
      'zwei-konten-modell/erklaerung',
      'basisdaten/wohnsituation',
      'basisdaten/staatliche-rente',
      'wuensche-und-ziele',
      'unternehmenspraesentation',
      'ausgaben/',
      'ausgaben/{snapshotId}',
      'optimum/{snapshotId}',
      'persoenliche-daten/{id}',
      'persoenliche-daten/{id}/{sections}',
      'ffg/start',
      'ffg/erklaerung',
      'ffg/sparer-typ/start',
      'ffg/finanznote/start',
      'ffg/finanznote/slider',
    ].map((path) => `/haushalt/{householdId}/analyse/${path}`),
    ...['FUTURE_HOUSEHOLD_BUDGET', 'RETIREMENT', 'MANPOWER'].map(
      (kind) => `/simulation/${kind}/haushalt/{householdId}/gateway`,
    ),
    '/haushalt/{householdId}/assessment',
  ],
  beratung: [
    '/haushalt/{householdId}/beratung',
    ...[
      'produkt-katalog',
      'produkt-katalog/catalog',
      'produkt-katalog/pyramid',
      'produkt-katalog/catalog/investment',
      'produkt-katalog/investment',
      'arbeitskraft/1',
      'arbeitskraft/3',
      'arbeitskraft/4/versorgung',
      'arbeitskraft/4/ursachen',
      'vasp/1',
      'basis-rente/1',
      'basis-rente/3',
      'basis-rente/5',
      'basis-rente/5/kombination',
      'basis-rente/5/sparziel',
      'bausparen/1',
      'bausparen/3',
      'bausparen/3/verlauf',
      'bausparen/3/flexibilitat',
    ].map((path) => `/haushalt/{householdId}/beratung/${path}`),
    '/haushalt/{householdId}/zusammenfassung',
  ],
  pkv: [
    'startseite',
    'gesundheitschart',
    'kosten',
    'leistung',
    'tarifuebersicht',
    'tarifuebersicht/ambulant',
    'tarifuebersicht/ausland',
    'tarifuebersicht/brille',
    'tarifuebersicht/garantie',
    'tarifuebersicht/stationar',
    'tarifuebersicht/zahn',
    'leistungsvergleich',
    'ergebnis',
  ].map((path) => `/haushalt/{householdId}/webvp-katalog/pkv-beratungsmodul/${path}`),
  gespraechszusammenfassung: [
    ...['', '/{snapshotId}', '/{snapshotId}/{reportId}', '/recap'].map(
      (path) => `/haushalt/{householdId}/analyse/gespraechszusammenfassung${path}`,
    ),
    '/haushalt/{householdId}/report-erstellen',
  ],
  terminabschluss: [
    ...[
      'fuenf-schritte',
      'bewertung-davor',
      'empfehlung-und-anwerbung/werben',
      'empfehlung-und-anwerbung/wuensche-und-empfehlungen',
    ].map((path) => `/haushalt/{legacyHouseholdId}/analyse/terminabschluss/${path}`),
    ...['empfehlungprasentation', 'weiterempfehlung', 'weiterempfehlung/whatsapp'].map(
      (path) => `/haushalt/{householdId}/${path}`,
    ),
    ...['teamaufbauprasentation', 'teamaufbau'].map((path) => `/haushalt/{householdId}/${path}`),
  ],
};

const inSpecification = Object.entries(specification).flatMap(([area, paths]) =>
  paths.map((path) => `${area}: ${path.replaceAll('{', ':').replaceAll('}', '')}`),
);
const declared = [...Object.values(routes), ...Object.values(knownRoutes)];

test('every path of the specification stands here exactly once, with its owner, and no other', () => {
  expect(declared.map(({ area, path }) => `${area}: ${path}`).sort()).toEqual(inSpecification.sort());
  expect(Object.values(allRoutes)).toHaveLength(declared.length);
});

test('every path leads to its own route', () => {
  for (const route of declared) expect(matchRoute(declared, route.path)?.route).toBe(route);
});

test('reserved words are no ids', () => {
  expect(matchRoute(declared, '/haushalt/42/analyse/gespraechszusammenfassung/recap')?.route).toBe(
    allRoutes.recap,
  );
  expect(matchRoute(declared, '/haushalt/42/analyse/ausgaben')?.route).toBe(allRoutes.expensesReading);
  expect(matchRoute(declared, '/haushalt/42/analyse/ausgaben/7')).toMatchObject({
    route: allRoutes.expensesOfSnapshot,
    parameters: { householdId: '42', snapshotId: '7' },
  });
});

test('there is no fourth simulation', () => {
  expect(matchRoute(declared, '/simulation/RETIREMENT/haushalt/42/gateway')?.route).toBe(
    allRoutes.retirement,
  );
  expect(matchRoute(declared, '/simulation/LOTTERY/haushalt/42/gateway')).toBeUndefined();
});

describe('gates', () => {
  const pathsWith = (permission: string) =>
    declared.filter((route) => route.permission === permission).map(({ path }) => path);

  test('every route of a household has a permission', () => {
    const open = declared.filter(({ permission }) => permission === undefined).map(({ path }) => path);
    expect(open).toEqual(['/', '/anmeldung', '/beraterauswahl']);
  });

  test.each([
    ['balanceSheet', ['vermoegensbilanz']],
    ['pensionPlanner', ['RETIREMENT']],
    ['buildingSavings', ['bausparen', 'bausparen', 'bausparen', 'bausparen']],
    ['shoppingCart', ['/zusammenfassung']],
    ['analysisEvaluation', ['/assessment']],
    ['teamBuilding', ['werben', 'teamaufbauprasentation', 'teamaufbau']],
    [
      'recommendation',
      [
        'wuensche-und-empfehlungen',
        'empfehlungprasentation',
        'weiterempfehlung',
        'weiterempfehlung/whatsapp',
      ],
    ],
    [
      'sectionReport',
      [
        'gespraechszusammenfassung',
        'recap',
        ':snapshotId',
        ':reportId',
        'ausgaben/:snapshotId',
        'optimum/:snapshotId',
        'report-erstellen',
      ],
    ],
  ] as const)('%s opens what the product pages say', (name, parts) => {
    const paths = pathsWith(permissions[name]);
    expect(paths).toHaveLength(parts.length);
    for (const [index, part] of parts.entries()) expect(paths[index]).toContain(part);
  });

  test('the private health insurance module is one permission and one area', () => {
    expect(pathsWith(permissions.pkvModule)).toHaveLength(13);
    expect(declared.filter(({ area }) => area === 'pkv')).toHaveLength(13);
  });

  test.each([
    [featureFlags.financialGradeFlow, 5],
    [featureFlags.companyPresentation, 1],
    [featureFlags.analysisEvaluation, 1],
    [featureFlags.recommendationByWhatsapp, 1],
  ])('the flag %s switches %i screens', (flag, count) => {
    expect(declared.filter((route) => route.flag === flag)).toHaveLength(count);
  });
});
