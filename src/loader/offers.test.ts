import { testRegistry } from '@vp-digital/core/shell/testing';
import { offersOf } from './offers';

const registry = testRegistry({
  analysis: [
    { path: '/haushalt/:householdId/einkommen' },
    { path: '/haushalt/:householdId/bilanz', permission: 'balance' },
    { path: '/haushalt/:householdId/ffg', flag: 'ffg' },
  ],
});

const storeOf = (permissions: string[] | undefined) => ({
  store: {
    getState: () => ({ session: permissions ? { user: { permissions } } : {} }),
    dispatch: <Action>(action: Action) => action,
    subscribe: () => () => {},
  },
  inject: () => {},
  addMiddleware: () => {},
});

const flags = (on: boolean) => ({ settled: () => true, isEnabled: () => on, subscribe: () => () => {} });
const household = (page: string) => `/haushalt/42/${page}`;

test('a screen that is built is offered, whatever its query; any other is not', () => {
  const offers = offersOf(() => registry, {});
  expect(offers(`${household('einkommen')}?fokus=netto#oben`)).toBe(true);
  expect(offers(household('lotto'))).toBe(false);
});

test('permissions are those of the user in the store; without a store they may be held', () => {
  expect(offersOf(() => registry, { shared: storeOf(['balance']) })(household('bilanz'))).toBe(true);
  expect(offersOf(() => registry, { shared: storeOf([]) })(household('bilanz'))).toBe(false);
  expect(offersOf(() => registry, {})(household('bilanz'))).toBe(true);
});

test('a screen behind a flag is offered while it is on, and not where there are no flags', () => {
  expect(offersOf(() => registry, { flags: flags(true) })(household('ffg'))).toBe(true);
  expect(offersOf(() => registry, { flags: flags(false) })(household('ffg'))).toBe(false);
  expect(offersOf(() => registry, {})(household('ffg'))).toBe(false);
});

test('a registry that is read again counts', () => {
  let now = testRegistry({});
  const offers = offersOf(() => now, {});
  expect(offers(household('einkommen'))).toBe(false);
  now = registry;
  expect(offers(household('einkommen'))).toBe(true);
});
