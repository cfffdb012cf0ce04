import { permissions } from '../permissions';
import { routes } from '../routes';
import { menuCodes, menuCodesOf, menuEntries } from '.';
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

test('every entry but the document app leads to the screen of the specification', () => {
  expect(
    menuEntries.flatMap(({ code, target }) => ('route' in target ? [[code, target.route]] : [])),
  ).toEqual([
    ['TARGET_ACTUAL_COMPARISON', 'comparison'],
    ['WISHES_GOALS', 'wishesAndGoals'],
    ['PERSONAL_DATA', 'personalData'],
    ['RECAP', 'recap'],
    ['FINANCIAL_BALANCE_SHEET', 'balanceSheet'],
    ['PERSONAL_FINANCIAL_PLANNING', 'futureHouseholdBudget'],
    ['DREAM_JOB_PRESENTATION', 'teamPresentation'],
    ['DREAM_JOB_DIRECT_ENTRY', 'teamBuilding'],
    ['CUSTOMERS_RECRUIT_CUSTOMERS_PRESENTATION', 'recommendationPresentation'],
    ['CUSTOMERS_RECRUIT_CUSTOMERS_DIRECT_ENTRY', 'recommendation'],
    ['ON_GOOD_COOPERATION', 'wishesAndRecommendations'],
    ['ON_GOOD_COOPERATION_RECRUITING', 'recruiting'],
    ['FFG_START', 'ffgStart'],
    ['FFG_SAVINGS_TYPE', 'saverType'],
    ['FFG_EXPLANATION', 'ffgExplanation'],
    ['FFG_INCOME', 'income'],
    ['FFG_OPTIMUM_CALCULATION', 'optimum'],
    ['FFG_HOUSEHOLD_BUDGET', 'expenses'],
    ['FFG_CONTRACT_OVERVIEW', 'contracts'],
    ['FFG_SAVINGS_PLAN', 'savingsAmount'],
    ['FFG_TWO_MODEL_ACCOUNT', 'twoAccountModel'],
    ['FINANCIAL_GRADE', 'financialGrade'],
    ['EMPLOYMENT_INSURANCE', 'incomeProtectionNeed'],
    ['EMPLOYMENT_INSURANCE_SIMULATION', 'manpower'],
    ['SECURITY_PLAN', 'securityPlan'],
    ['BASIC_PENSION', 'basicPensionNeed'],
    ['BUILDING_SOCIETY_SAVINGS', 'buildingSavingsNeed'],
    ['PENSION_PLANNER', 'retirement'],
    ['INVESTMENT', 'investment'],
    ['PENSION', 'statePension'],
    ['LIVING_SITUATION', 'livingSituation'],
    ['APPOINTMENT_DOCUMENTATION', 'reportCreation'],
    ['FIVE_STEPS', 'fiveSteps'],
    ['COMPANY_PRESENTATION', 'companyPresentation'],
    ['SECURITY_PLAN_REGULAR', 'securityPlan'],
    ['SECURITY_PLAN_SIMULATION', 'securityPlan'],
  ]);
  for (const [, route] of Object.entries(routes))
    expect(menuCodesOf(route)).toEqual(
      menuEntries
        .filter(({ target }) => 'route' in target && routes[target.route] === route)
        .map(({ code }) => code),
    );
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
