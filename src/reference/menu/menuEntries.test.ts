import { permissions } from '../permissions';
import { routes } from '../routes';
import { menuCodes, menuEntries } from '.';
import { menuTable } from './testing/menuTable';

const entryOf = (code: string) => menuEntries.find((entry) => entry.code === code);

test('the 37 codes of the specification have an entry each, in its order', () => {
  expect(menuEntries.map(({ code }) => code)).toEqual(menuCodes);
  expect(new Set(menuCodes).size).toBe(37);
  expect([menuCodes[0], menuCodes[11], menuCodes[33], menuCodes[36]]).toEqual([
    'TARGET_ACTUAL_COMPARISON',
    'ON_GOOD_COOPERATION_RECRUITING',
    'DOKUMENTENVERARBEITUNG',
    'SECURITY_PLAN_SIMULATION',
  ]);
});

test('every entry has a name in both languages that no other has, and German aliases', () => {
  for (const language of ['de', 'en'] as const)
    expect(new Set(menuEntries.map(({ name }) => name[language])).size).toBe(37);
  for (const { aliasList } of menuEntries) {
    expect(aliasList.length).toBeGreaterThanOrEqual(2);
    expect(new Set(aliasList).size).toBe(aliasList.length);
    expect(aliasList).toEqual(aliasList.map((alias) => alias.trim()).filter(Boolean));
  }
});

test.each(menuTable)('%s is %s, %s, also found by %s', (code, de, en, aliases) => {
  expect(entryOf(code)).toMatchObject({ name: { de, en }, aliasList: aliases.split(', ') });
});

test('the table has all of them', () => {
  expect(menuTable.map(([code]) => code)).toEqual(menuCodes);
});

test('an entry and the route it leads to name each other', () => {
  const ofRoutes = Object.entries(routes).flatMap(([route, { menuCodes: codes = [] }]) =>
    codes.map((code) => `${code} → ${route}`),
  );
  const ofEntries = menuEntries.flatMap(({ code, target }) =>
    'route' in target ? [`${code} → ${target.route}`] : [],
  );
  expect(ofEntries.sort()).toEqual(ofRoutes.sort());
});

test('only the document app is outside, for those who may upload', () => {
  expect(menuEntries.filter(({ target }) => 'external' in target)).toEqual([
    entryOf('DOKUMENTENVERARBEITUNG'),
  ]);
  expect(entryOf('DOKUMENTENVERARBEITUNG')?.permission).toBe(permissions.documentUpload);
});

test('the security plan opens in the mode that was chosen; its simulation has a permission of its own', () => {
  expect(entryOf('SECURITY_PLAN')?.target).toEqual({ route: 'securityPlan' });
  expect(entryOf('SECURITY_PLAN_REGULAR')?.target).toEqual({
    route: 'securityPlan',
    query: 'modus=regulaer',
  });
  expect(entryOf('SECURITY_PLAN_SIMULATION')).toMatchObject({
    target: { route: 'securityPlan', query: 'modus=simulation' },
    permission: permissions.simulations,
  });
});
