import { routes } from '@vp-digital/core/reference';
import { isForTalk } from './talk';
import { questionsForScreen } from './telephoneQuestions';
import { isForTelephone } from './telephones';

const which = (isFor: (screen: string) => boolean, names: readonly (keyof typeof routes)[]) =>
  names.filter((name) => isFor(routes[name].path));

const onTelephone = [
  'householdOverview',
  'livingSituation',
  'income',
  'expenses',
  'contracts',
  'statePension',
  'balanceSheet',
  'wishesAndGoals',
  'incomeProtectionNeed',
  'incomeProtectionCover',
  'snapshots',
  'recap',
] as const;
const ofTalk = [...onTelephone, 'analysis', 'assessment', 'pkvStart', 'pkvCosts'] as const;
const never = [
  'dataProtection',
  'personalData',
  'personalDataSections',
  'householdAdministration',
  'householdSearch',
  'rating',
] as const;

test('consents, personal data and what administers a household are not of the talk', () => {
  expect(which(isForTalk, [...never, ...ofTalk])).toEqual(ofTalk);
});

test('a telephone shows nothing that is not of the talk, and nothing of health', () => {
  expect(which(isForTelephone, [...never, ...ofTalk])).toEqual(onTelephone);
  expect(Object.values(routes).filter(({ path }) => isForTelephone(path) && !isForTalk(path))).toEqual([]);
});

test('what is asked on telephones fits the page that they show', () => {
  const asking = Object.values(routes).filter(({ path }) => questionsForScreen(path).length > 0);
  const { householdOverview, balanceSheet, wishesAndGoals, statePension, incomeProtectionNeed } = routes;
  for (const route of [householdOverview, balanceSheet, wishesAndGoals, statePension, incomeProtectionNeed])
    expect(asking).toContain(route);
  expect(asking).not.toContain(routes.income);
  expect(asking.filter(({ path }) => !isForTelephone(path))).toEqual([]);
  expect(questionsForScreen(routes.wishesAndGoals.path)).toEqual(['importance', 'feltSecurity']);
});
