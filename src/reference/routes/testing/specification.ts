import type { permissions } from '../../permissions';

/** The route table of the specification, area by area; owners as in the architecture. */
export const specification: Record<string, string[]> = {
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

/** The paths of the specification, with parameters as routes spell them. */
export const pathsOf = (area: string): string[] =>
  (specification[area] ?? []).map((path) => path.replaceAll('{', ':').replaceAll('}', ''));

const every = (): string[] => Object.keys(specification).flatMap(pathsOf);
const ending = (...ends: string[]): string[] =>
  every().filter((path) => ends.some((end) => path.endsWith(end)));
const within = (part: string): string[] => every().filter((path) => path.includes(part));

/** Before sign-in, and before there is a household. */
export const openPaths = ['/', '/anmeldung', '/beraterauswahl'];

const special = {
  balanceSheet: ending('/vermoegensbilanz'),
  pensionPlanner: within('/RETIREMENT/'),
  buildingSavings: within('/bausparen/'),
  shoppingCart: ending(':householdId/zusammenfassung'),
  analysisEvaluation: ending('/assessment'),
  teamBuilding: ending('/werben', '/teamaufbauprasentation', '/teamaufbau'),
  recommendation: [
    ...ending('/wuensche-und-empfehlungen', '/empfehlungprasentation', '/weiterempfehlung'),
    ...ending('/weiterempfehlung/whatsapp'),
  ],
  sectionReport: [
    ...within('/gespraechszusammenfassung'),
    ...ending('/report-erstellen', '/ausgaben/:snapshotId', '/optimum/:snapshotId'),
  ],
  pkvModule: within('/pkv-beratungsmodul/'),
} satisfies Partial<Record<keyof typeof permissions, string[]>>;

/** By permission the screens that it opens; all others of a household are opened by the access to the main app. */
export const gatedPaths: Partial<Record<keyof typeof permissions, readonly string[]>> = {
  ...special,
  mainAccess: every().filter(
    (path) => !openPaths.includes(path) && !Object.values(special).flat().includes(path),
  ),
};
