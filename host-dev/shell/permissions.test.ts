import {
  areaNames,
  menuCodesOf,
  menuEntries,
  type Permission,
  permissions,
  type Route,
  routes,
} from '@vp-digital/core/reference';
import { gatedPaths } from '@vp-digital/core/reference/routes/testing/specification';
import { type TestPage, testConfig, testRegistry } from '@vp-digital/core/shell/testing';
import { findPage } from '@vp-digital/core/shell';
import { pageAccess } from './location/pageAccess';
import { openableEntries } from './menu/openableEntries';

/** Every screen of the specification, as if all were built. */
const registry = testRegistry(
  Object.fromEntries(
    areaNames.map((area) => [
      area,
      Object.values(routes)
        .filter((route) => route.area === area)
        .map(pageOf),
    ]),
  ),
);

function pageOf({ path, permission, flag }: Route): TestPage {
  return { path, menuCodes: menuCodesOf({ path }), ...(permission && { permission }), ...(flag && { flag }) };
}

const everything = Object.values(permissions);
const without = (permission: Permission) => everything.filter((held) => held !== permission);
const isOn = () => true;
const listed = (held: readonly string[]) =>
  openableEntries({
    registry,
    household: { householdId: '42', legacyHouseholdId: 7 },
    external: testConfig.external,
    permissions: held,
    isOn,
  }).map(({ code }) => code);

/** The entries of the menu that each permission opens, and nothing else does, by code. */
const opens: Record<keyof typeof permissions, readonly string[]> = {
  mainAccess: ['FFG_INCOME', 'FFG_CONTRACT_OVERVIEW', 'WISHES_GOALS'],
  documentUpload: ['DOKUMENTENVERARBEITUNG'],
  sectionReport: ['RECAP', 'APPOINTMENT_DOCUMENTATION'],
  recommendation: ['ON_GOOD_COOPERATION', 'CUSTOMERS_RECRUIT_CUSTOMERS_DIRECT_ENTRY'],
  teamBuilding: ['ON_GOOD_COOPERATION_RECRUITING', 'DREAM_JOB_PRESENTATION'],
  buildingSavings: ['BUILDING_SOCIETY_SAVINGS'],
  shoppingCart: [],
  shoppingCartContracts: [],
  pensionPlanner: ['PENSION_PLANNER'],
  balanceSheet: ['FINANCIAL_BALANCE_SHEET'],
  favorites: [],
  simulations: ['SECURITY_PLAN_SIMULATION'],
  analysisEvaluation: [],
  userSettings: [],
  pkvModule: [],
  roleImpersonation: [],
};

const names = Object.keys(permissions) as (keyof typeof permissions)[]; // its own keys, which Object.keys widens

test('the table has all 16', () => expect(Object.keys(opens)).toEqual(names));

describe.each(names)('without %s', (name) => {
  const permission = permissions[name];
  const held = without(permission);
  const screens = Object.values(routes).filter((route) => route.permission === permission);

  test('its entries are not in the menu, and all others are', () => {
    const now = listed(held);
    for (const code of opens[name]) {
      expect(listed(everything)).toContain(code);
      expect(now).not.toContain(code);
    }
    const needing = new Set<string>([
      ...screens.flatMap((screen) => [screen.path, ...menuCodesOf(screen)]),
      ...menuEntries.filter((entry) => entry.permission === permission).map(({ code }) => code),
    ]);
    expect(now).toEqual(listed(everything).filter((code) => !needing.has(code)));
  });

  test('a direct link to a screen of it is refused before anything is fetched', () => {
    expect(screens.map(({ path }) => path).sort()).toEqual([...(gatedPaths[name] ?? [])].sort());
    for (const { path } of screens) {
      const page = findPage(registry, path)?.page;
      const gates = (permissionsHeld: readonly string[]) => ({
        holds: (needed: string | undefined) => needed === undefined || permissionsHeld.includes(needed),
        flag: () => 'on' as const,
      });
      expect([path, pageAccess(page, gates(held))]).toEqual([path, 'denied']);
      expect([path, pageAccess(page, gates(everything))]).toEqual([path, 'shown']);
    }
  });
});

test.each([
  ['off', true, 'missing'],
  ['off', false, 'missing'],
  ['unknown', true, 'waiting'],
  ['unknown', false, 'denied'],
  ['on', true, 'shown'],
  ['on', false, 'denied'],
] as const)('with its flag %s, and held %s, a screen is %s', (flag, held, expected) => {
  const gates = { holds: () => held, flag: () => flag };
  expect(pageAccess({ permission: permissions.mainAccess, flag: 'x' }, gates)).toBe(expected);
});
