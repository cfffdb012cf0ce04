import { createSharedStore, type WithSession } from '@vp-digital/core/session';
import { testRegistry } from '@vp-digital/core/shell/testing';
import { followTalk } from './followTalk';

const registry = testRegistry({
  haushalt: [{ path: '/haushalt/:householdId/uebersicht', customer: true }],
  analysis: [
    { path: '/haushalt/:householdId/analyse/einkommen', customer: true },
    { path: '/haushalt/:householdId/analyse/daten' },
    { path: '/haushalt/:householdId/analyse/ausgaben', customer: true },
  ],
  beratung: [{ path: '/haushalt/:householdId/beratung/bedarf', customer: true }],
});

const from = (page: string, step: 1 | -1) => {
  const { store } = createSharedStore();
  return followTalk(
    {
      registry,
      location: { current: () => `/haushalt/42/${page}` },
      flags: { settled: () => true, isEnabled: () => undefined, subscribe: () => () => {} }, // no page here has a flag
      state: () => store.getState() as WithSession, // made with the session slice
    },
    step,
  );
};

test('after the last page of an area comes the first of the next one in the order of the talk, and back', () => {
  expect(from('analyse/ausgaben', 1)).toBe('/haushalt/42/beratung/bedarf');
  expect(from('beratung/bedarf', -1)).toBe('/haushalt/42/analyse/ausgaben');
  expect(from('analyse/einkommen', -1)).toBe('/haushalt/42/uebersicht');
});

test('before the first and after the last page there is nothing', () => {
  expect(from('uebersicht', -1)).toBeUndefined();
  expect(from('beratung/bedarf', 1)).toBeUndefined();
});

test('from a page that is no part of the talk it is the nearest of another area', () => {
  expect(from('analyse/daten', 1)).toBe('/haushalt/42/beratung/bedarf');
  expect(from('analyse/daten', -1)).toBe('/haushalt/42/uebersicht');
});

test('of an address that is no page nothing follows', () => {
  expect(from('gibt-es-nicht', 1)).toBeUndefined();
});
