import { defineArea } from '../areaDeclaration';
import { matchRoute } from './matchRoute';
import * as routes from './routes';

const all = Object.values(routes);

describe('an address', () => {
  test('is made from a route and its parameters', () => {
    expect(routes.income.href({ householdId: '4 2/7' })).toBe('/haushalt/4%202%2F7/analyse/einkommen');
  });

  test.each([
    ['/anmeldung', 'login', {}],
    ['/', 'home', {}],
    ['/haushalt/42/uebersicht/', 'householdOverview', { householdId: '42' }],
    ['/haushalt/4%20%C3%BC/uebersicht', 'householdOverview', { householdId: '4 ü' }],
    [
      '/haushalt/42/analyse/gespraechszusammenfassung/7',
      'snapshotReports',
      { householdId: '42', snapshotId: '7' },
    ],
  ] as const)('%s leads to %s', (path, name, parameters) => {
    expect(matchRoute(all, path)).toEqual({ route: routes[name], parameters });
  });

  test('that no screen has leads nowhere', () => {
    expect(matchRoute(all, '/haushalt/42/analyse/lotto')).toBeUndefined();
  });

  test('with a malformed escape is taken as it stands', () => {
    expect(matchRoute(all, '/haushalt/%E0%A4%A/uebersicht')?.parameters).toEqual({ householdId: '%E0%A4%A' });
  });

  test('with a reserved word goes to the literal route, not to a parameter', () => {
    const recap = { path: '/stand/recap' };
    expect(matchRoute([{ path: '/stand/:snapshotId' }, recap], '/stand/recap')?.route).toBe(recap);
  });
});

test('an area cannot declare a screen of another one', () => {
  const load = async () => ({ default: () => null });
  const income = { route: routes.income, load, texts: [], documents: [], inParts: false, tolerant: false };
  expect(() => defineArea('pkv', [income])).toThrow('belongs to analysis');
});
