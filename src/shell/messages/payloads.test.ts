import type { Schemas } from './endpoint';
import { toArea } from './toArea';
import { toShell } from './toShell';

const uuid = '11111111-0000-4000-8000-000000000002';
const user = {
  id: 'petra',
  name: 'Petra Beispiel',
  role: 'advisor',
  permissions: [],
  fileRights: ['access'],
  advisor: true,
  assistant: false,
};
const cart = {
  items: [{ id: '1', appId: 'pkv', title: 'Tarif', quantity: 1, price: { cents: 12_345, currency: 'EUR' } }],
};
const changed = { householdId: uuid, documents: { incomes: 3 } };
const both = {
  advisorEnteredHousehold: { householdId: uuid, legacyHouseholdId: 7, name: 'Muster', caption: '' },
  logout: { reason: 'expired' },
  setAdvisorUserData: user,
  setMicroAppDirty: { dirty: true, entries: [{ area: 'pkv', label: 'Kosten', state: 'failed' }] },
  setMicroAppPreserveDirty: { preserve: true },
  setRefetchPersonList: { householdId: uuid, refetch: true },
  navigate: { to: '/haushalt' },
  navigateNext: {},
  navigatePrevious: {},
  updateAppCartItemList: cart,
  updateWidgetCartItemList: cart,
  updateAppCheckoutLoading: { loading: true },
  updateWidgetCheckoutLoading: { loading: false },
  contractParams: { contractId: '1', householdId: uuid, params: { premium: 12, product: 'x' } },
  favoritesUpdated: { favorites: ['PERSONAL_DATA'] },
  updatedPersonalData: { householdId: uuid, personId: uuid, sections: ['address'], version: 2 },
  updatedConsent: { personId: uuid, consentId: 'telefon', granted: true, at: '2026-10-01T10:00:00Z' },
  householdChanged: changed,
};

/** Every message that the specification names, by the direction in which it travels. */
const specified = {
  toShell: {
    ...both,
    documentUpload: { householdId: uuid, accept: ['application/pdf'], maxBytes: 1_000 },
    login: { returnTo: '/haushalt' },
    receivePageTitle: { title: 'Einkommen' },
    tokenExchangeInit: { requestId: uuid, audience: 'urn:vp-digital:area' },
    navigateToNewWindow: { url: 'https://example.org/seite?x=1' },
    showMessage: { severity: 'info', text: 'Gesichert', closeAfter: 5_000 },
    showContextSelectionModal: {},
  },
  toArea: {
    ...both,
    tokenExchangeReady: { requestId: uuid, ok: false, error: 'refused' },
    navigationRequest: { requestId: uuid, to: '/haushalt' },
  },
};

/** What arrives of a payload: a newer release may say more. */
const heard = (table: Schemas, type: string, payload: unknown) => table[type]?.safeParse(payload).data;

const accepts = (table: Schemas, type: string, payload: unknown) =>
  table[type]?.safeParse(payload).success ?? false;

test.each(Object.entries(specified.toShell))('the shell understands %s', (type, payload) => {
  expect(heard(toShell, type, payload)).toEqual(payload);
  expect(heard(toShell, type, { ...payload, more: 1 })).toEqual(payload);
});

test.each(Object.entries(specified.toArea))('an area understands %s', (type, payload) => {
  expect(heard(toArea, type, payload)).toEqual(payload);
  expect(heard(toArea, type, { ...payload, more: 1 })).toEqual(payload);
});

test('what travels one way only is not understood on the other', () => {
  const only = (mine: object, theirs: object) => Object.keys(mine).filter((type) => !(type in theirs));
  for (const type of only(specified.toShell, specified.toArea)) expect(toArea).not.toHaveProperty(type);
  for (const type of only(specified.toArea, specified.toShell)) expect(toShell).not.toHaveProperty(type);
});

test.each([
  ['a title of 501 characters', 'receivePageTitle', { title: 'x'.repeat(501) }],
  ['an address without TLS', 'navigateToNewWindow', { url: 'http://example.org' }],
  ['a script as an address', 'navigateToNewWindow', { url: 'javascript:alert(1)' }],
  ['a foreign host without a scheme', 'navigateToNewWindow', { url: '//example.org' }],
  [
    'a foreign host behind a tab, which browsers leave out',
    'navigateToNewWindow',
    { url: '/\t/example.org' },
  ],
  ['a foreign host behind a line end', 'login', { returnTo: '/\n/example.org' }],
  ['a key that the specification does not have', 'storageGet', { requestId: uuid, key: 'vp.other' }],
  ['more than 64 KB', 'storageSet', { requestId: uuid, key: 'userData', value: 'x'.repeat(65_537) }],
  [
    'half a cent',
    'updateAppCartItemList',
    { items: [{ ...cart.items[0], price: { cents: 0.5, currency: 'EUR' } }] },
  ],
  ['501 items', 'updateWidgetCartItemList', { items: Array.from({ length: 501 }, () => cart.items[0]) }],
  ['a household that is no id', 'householdChanged', { householdId: '7', documents: {} }],
  ['101 documents', 'householdChanged', { householdId: uuid, documents: manyDocuments() }],
])('the shell refuses %s', (_, type, payload) => {
  expect(accepts(toShell, type, payload)).toBe(false);
});

function manyDocuments() {
  return Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`document${index}`, 1]));
}

test('a household enters by whatever name its persons have: two adults, every part as long as it may be', () => {
  const adult = `${'L'.repeat(60)}, ${'T'.repeat(30)} ${'F'.repeat(60)}`;
  const entered = { ...both.advisorEnteredHousehold, name: `${adult} & ${adult}` };
  for (const table of [toShell, toArea])
    expect(accepts(table, 'advisorEnteredHousehold', entered)).toBe(true);
});
