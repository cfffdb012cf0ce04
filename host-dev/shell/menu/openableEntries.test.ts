import { permissions, searchMenu } from '@vp-digital/core/reference';
import { testConfig, testRegistry } from '@vp-digital/core/shell/testing';
import { openableEntries } from './openableEntries';

const { documentUpload, mainAccess, simulations } = permissions;

const registry = testRegistry({
  analysis: [
    { path: '/haushalt' },
    { path: '/haushalt/:householdId/uebersicht', permission: mainAccess },
    { path: '/haushalt/:householdId/einkommen', permission: mainAccess, menuCodes: ['FFG_INCOME'] },
    { path: '/haushalt/:householdId/stand/:snapshotId', permission: mainAccess },
    { path: '/haushalt/:householdId/ffg', permission: mainAccess, flag: 'ffg', menuCodes: ['FFG_START'] },
    {
      path: '/haushalt/:householdId/vasp',
      permission: mainAccess,
      menuCodes: ['SECURITY_PLAN', 'SECURITY_PLAN_REGULAR', 'SECURITY_PLAN_SIMULATION'],
    },
  ],
});

const opened = (held: string[], flags: string[] = [], external = testConfig.external) =>
  openableEntries({
    registry,
    household: { householdId: '4 2' },
    external,
    permissions: held,
    isOn: (flag) => flag === undefined || flags.includes(flag),
  }).map(({ code, href }) => [code, href]);

test('entries whose screen is built come in the order of the menu, then screens without a code', () => {
  expect(opened([mainAccess])).toEqual([
    ['FFG_INCOME', '/haushalt/4%202/einkommen'],
    ['SECURITY_PLAN', '/haushalt/4%202/vasp'],
    ['SECURITY_PLAN_REGULAR', '/haushalt/4%202/vasp?modus=regulaer'],
    ['/haushalt', '/haushalt'],
    ['/haushalt/:householdId/uebersicht', '/haushalt/4%202/uebersicht'],
  ]);
});

test.each([
  ['Haftpflicht', 'FFG_CONTRACT_OVERVIEW'],
  ['riester', 'FFG_OPTIMUM_CALCULATION'],
  ['ruhestand', 'PENSION_PLANNER'],
  ['anderer Haushalt', '/haushalt'],
])('what advisors search for is found beside the words of the specification: %s', (text, code) => {
  const entries = openableEntries({
    registry: testRegistry({
      analysis: [
        { path: '/haushalt' },
        {
          path: '/haushalt/:householdId/analyse',
          menuCodes: ['FFG_CONTRACT_OVERVIEW', 'FFG_OPTIMUM_CALCULATION', 'PENSION_PLANNER'],
        },
      ],
    }),
    household: { householdId: '42' },
    external: testConfig.external,
    permissions: [],
    isOn: () => true,
  });
  const hits = searchMenu({ entries, text, favourites: [], recent: [], language: 'de' });
  expect(hits.map(({ entry }) => entry.code)).toContain(code);
});

test('an entry with a permission of its own needs it besides that of the screen', () => {
  expect(opened([mainAccess, simulations])).toContainEqual([
    'SECURITY_PLAN_SIMULATION',
    '/haushalt/4%202/vasp?modus=simulation',
  ]);
  expect(opened([simulations])).toEqual([['/haushalt', '/haushalt']]);
});

test('an app outside is listed where the environment has it, for those who may use it', () => {
  expect(opened([documentUpload])).toEqual([
    ['DOKUMENTENVERARBEITUNG', 'https://documentCollection.example/'],
    ['/haushalt', '/haushalt'],
  ]);
  const { documentCollection: _, ...others } = testConfig.external;
  expect(opened([documentUpload], [], others)).toEqual([
    ['DOKUMENTENVERARBEITUNG', ''],
    ['/haushalt', '/haushalt'],
  ]);
  expect(opened([], [], others)).toEqual([['/haushalt', '/haushalt']]);
});

test('a screen behind a feature flag is listed while the flag is on', () => {
  expect(opened([mainAccess])).not.toContainEqual(['FFG_START', '/haushalt/4%202/ffg']);
  expect(opened([mainAccess], ['ffg'])).toContainEqual(['FFG_START', '/haushalt/4%202/ffg']);
  expect(opened([], ['ffg'])).toEqual([['/haushalt', '/haushalt']]);
});
