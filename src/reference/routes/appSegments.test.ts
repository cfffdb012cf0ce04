import * as fc from 'fast-check';
import * as routes from './routes';
import { appSegments, splitAppSegment } from './appSegments';

const segments = Object.keys(appSegments);

test('the 23 segments of the specification, in its order', () => {
  expect(segments.join(', ')).toBe(
    'vpd, budget, warenkorb, webvp-katalog, login, katalog, person, berater, section-report, coach-report, ' +
      'analysis-evaluation, generali, kontoeroeffnung, checkout, ebike, kranken, rechtsschutz, investmentanlage, ' +
      'investmentdialog, kfz, leben, referenz, gkv',
  );
});

test('eleven groups have no routes, only a hand-over', () => {
  const groups = Object.entries(appSegments).filter(([, meaning]) => 'handOver' in meaning);
  expect(groups.map(([segment]) => segment).sort()).toEqual(
    [
      'generali',
      'kontoeroeffnung',
      'ebike',
      'kranken',
      'rechtsschutz',
      'investmentanlage',
      'investmentdialog',
      'kfz',
      'leben',
      'referenz',
      'checkout',
    ].sort(),
  );
});

test.each([
  ['budget', '/haushalt/:householdId/analyse/haushaltsbudget/ausgaben'],
  ['warenkorb', '/haushalt/:householdId/zusammenfassung'],
  ['katalog', '/haushalt/:householdId/beratung/produkt-katalog'],
  ['person', '/haushalt/:householdId/analyse/persoenliche-daten/:id'],
  ['berater', '/beraterauswahl'],
  ['section-report', '/haushalt/:householdId/analyse/gespraechszusammenfassung'],
  ['coach-report', '/haushalt/:householdId/analyse/gespraechszusammenfassung'],
  ['analysis-evaluation', '/haushalt/:householdId/assessment'],
  ['gkv', '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/startseite'],
])('%s alone means %s', (segment, path) => {
  const split = splitAppSegment(`/${segment}`);
  expect(split).toMatchObject({ segment, basePath: `/${segment}`, path: '/' });
  expect(split?.home && routes[split.home].path).toBe(path);
});

test.each([
  ['/vpd/haushalt/42/uebersicht?stand=7', '/vpd', '/haushalt/42/uebersicht?stand=7'],
  ['/vpd?person=1', '/vpd', '/?person=1'],
  ['/vpd/', '/vpd', '/'],
  [
    '/webvp-katalog/haushalt/42/webvp-katalog/pkv-beratungsmodul/kosten',
    '/webvp-katalog',
    '/haushalt/42/webvp-katalog/pkv-beratungsmodul/kosten',
  ],
])('%s is under %s', (address, basePath, path) => {
  expect(splitAppSegment(address)).toMatchObject({ basePath, path });
});

test.each([
  '/',
  '',
  '/haushalt/42/webvp-katalog/pkv-beratungsmodul/kosten',
  '/vpdx/haushalt',
  '/VPD/haushalt',
  '/constructor',
  'vpd/haushalt',
])('%j has no segment', (address) => expect(splitAppSegment(address)).toBeUndefined());

test('any address put under a segment comes back whole', () => {
  fc.assert(
    fc.property(fc.constantFrom(...segments), fc.webPath(), (segment, path) => {
      const address = `/haushalt${path.startsWith('/') ? path : ''}`;
      expect(splitAppSegment(`/${segment}${address}`)).toMatchObject({ segment, path: address });
    }),
  );
});
