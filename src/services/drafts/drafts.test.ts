import { createClock } from '@vp-digital/core/shell';
import { createDrafts, type Drafts } from './drafts';
import { openDraftDatabase } from './draftDatabase';
import { clearDrafts, removeOldDrafts } from './pageStore';

const householdId = '11111111-0000-4000-8000-000000000002';
const incomes = { householdId, section: 'incomes' } as const;
const net = (value: number) => ({ path: '/items/a/net', value, label: 'Jonas: Netto' });

let now = new Date('2026-10-01T10:00:00Z');
const problems: unknown[] = [];

/** A mount of an area, in this tab or another one. */
const open = (user = 'petra') =>
  createDrafts({
    user: () => user,
    clock: createClock(() => now),
    onUnavailable: (error) => problems.push(error),
  });

async function type(drafts: Drafts, value: number, baseVersion = 1) {
  drafts.keep(incomes, { baseVersion, changes: [net(value)] });
  await drafts.flush();
}

afterEach(async () => {
  now = new Date('2026-10-01T10:00:00Z');
  for (const user of ['petra', 'sabine']) await clearDrafts(user);
  expect(problems.splice(0)).toEqual([]);
});

test('what a killed page had is found again, with the version it was typed on', async () => {
  await type(open(), 3_300_00, 7);
  expect(await open().find(incomes)).toMatchObject({ baseVersion: 7, changes: [net(3_300_00)] });
  expect(await open().find({ householdId, section: 'assets' })).toBeUndefined();
});

test('an acknowledged change leaves no draft', async () => {
  const drafts = open();
  await type(drafts, 3_300_00);
  drafts.keep(incomes, { baseVersion: 2, changes: [] });
  await drafts.flush();
  expect(await open().find(incomes)).toBeUndefined();
});

test('a draft follows the newest change and version, and is one', async () => {
  const drafts = open();
  await type(drafts, 3_300_00, 1);
  await type(drafts, 3_400_00, 2);
  expect(await open().find(incomes)).toMatchObject({ baseVersion: 2, changes: [net(3_400_00)] });
});

test('the drafts of two killed tabs come back together, on the older version', async () => {
  await type(open(), 1, 4);
  now = new Date('2026-10-01T10:05:00Z');
  await type(open(), 2, 3);
  const found = await open().find(incomes);
  expect(found).toMatchObject({ baseVersion: 3, changes: [net(1), net(2)] });
  await found?.remove();
  expect(await open().find(incomes)).toBeUndefined();
});

test('nobody finds a draft of another user', async () => {
  await type(open('petra'), 3_300_00);
  expect(await open('sabine').find(incomes)).toBeUndefined();
});

test.each([
  ['2026-10-02T09:59:59Z', true],
  ['2026-10-02T10:00:00Z', false],
])('a draft of 1 October, 10:00 is there at %s: %s', async (later, expected) => {
  await type(open(), 3_300_00);
  now = new Date(later);
  expect((await open().find(incomes)) !== undefined).toBe(expected);
});

test('the start of a page deletes the drafts of a day ago, of households too that nobody opens again', async () => {
  await type(open('petra'), 1);
  now = new Date('2026-10-01T20:00:00Z');
  await type(open('sabine'), 2);
  await removeOldDrafts(new Date('2026-10-02T10:00:00Z'));
  const database = await openDraftDatabase(() => {});
  expect((await database.getAllKeys('drafts')).map(([user]) => user)).toEqual(['sabine']);
  database.close();
});

test('signing out on purpose deletes drafts and key of this user only', async () => {
  await type(open('petra'), 1);
  await type(open('sabine'), 2);
  await clearDrafts('petra');
  expect(await open('petra').find(incomes)).toBeUndefined();
  expect(await open('sabine').find(incomes)).toBeDefined();
  const database = await openDraftDatabase(() => {});
  expect(await database.getAllKeys('keys')).toEqual(['sabine']);
  database.close();
});

test('health data is never kept on the device', async () => {
  const persons = { householdId, section: 'persons' } as const;
  const drafts = open();
  const smoker = { path: '/items/p/smoker', value: true, label: 'Raucher' };
  drafts.keep(persons, { baseVersion: 1, changes: [smoker] });
  await drafts.flush();
  expect(await open().find(persons)).toBeUndefined();
  const person = { path: '/items/p', value: { firstName: 'Jonas', smoker: true }, label: 'Jonas' };
  drafts.keep(persons, { baseVersion: 1, changes: [smoker, person] });
  await drafts.flush();
  expect((await open().find(persons))?.changes).toEqual([{ ...person, value: { firstName: 'Jonas' } }]);
});

test('what tells a belief is never kept on the device', async () => {
  const taxes = { householdId, section: 'taxProfiles' } as const;
  const church = { path: '/items/p/churchTax', value: true, label: 'Kirchensteuer' };
  const drafts = open();
  expect(drafts.keeps(taxes.section, church)).toBe(false);
  drafts.keep(taxes, { baseVersion: 1, changes: [church] });
  await drafts.flush();
  expect(await open().find(taxes)).toBeUndefined();
});

test.each([
  ['expenses', { category: 'food', amount: 620_00, frequency: 'monthly', position: 0 }, true],
  ['incomes', { kind: 'salary', gross: 4_000_00, position: 0 }, true],
  ['taxProfiles', { taxClass: 'III', position: 0 }, true],
  ['taxProfiles', { taxClass: 'III', churchTax: true, position: 0 }, false],
] as const)(
  'a new entry of %s lies on the device where it holds nothing protected: %j',
  (section, value, isKept) => {
    expect(open().keeps(section, { path: '/items/new', value, label: 'Neu' })).toBe(isKept);
  },
);

test('what is no section is kept and found by its own name, and what is dropped on purpose is gone', async () => {
  const letter = { householdId, section: 'report-44444444-0000-4000-8000-000000000001' };
  const change = { path: '/letter', value: 'Vielen Dank', label: 'Anschreiben' };
  const drafts = open();
  expect(drafts.keeps(letter.section, change)).toBe(true);
  drafts.keep(letter, { baseVersion: 2, changes: [change] });
  await drafts.flush();
  expect(await open().find(letter)).toMatchObject({ baseVersion: 2, changes: [change] });
  expect(await open().find(incomes)).toBeUndefined();
  expect(drafts.last(letter)).toEqual({ baseVersion: 2, changes: [change] });
  drafts.discard();
  await drafts.flush();
  expect(await open().find(letter)).toBeUndefined();
  expect(drafts.last(letter)).toBeUndefined();
});

describe('on the device', () => {
  const read = async () => {
    const database = await openDraftDatabase(() => {});
    const [[id], [draft], [key]] = await Promise.all([
      database.getAllKeys('drafts'),
      database.getAll('drafts'),
      database.getAll('keys'),
    ]);
    if (!id || !draft || !key) throw new Error('there is no draft');
    return { database, id, draft, key };
  };

  test('a draft cannot be read and its key cannot be exported', async () => {
    await type(open(), 3_300_00);
    const { database, draft, key } = await read();
    const text = new TextDecoder().decode(draft.sealed);
    expect(text).not.toContain('net');
    expect(text).not.toContain('Jonas');
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
    database.close();
  });

  test('a draft that was changed, or moved to another household, brings nothing back', async () => {
    await type(open(), 3_300_00);
    const { database, id, draft } = await read();
    const other = '11111111-0000-4000-8000-000000000003';
    await database.put('drafts', draft, [id[0], other, id[2], id[3], id[4]]);
    const changed = new Uint8Array(draft.sealed.slice(0));
    changed[0] = (changed[0] ?? 0) ^ 1;
    await database.put('drafts', { ...draft, sealed: changed.buffer }, id);
    database.close();
    for (const household of [householdId, other])
      expect(await open().find({ householdId: household, section: 'incomes' })).toMatchObject({
        changes: [],
      });
  });
});

describe('without storage', () => {
  test.each([
    ['is full', () => jest.spyOn(IDBObjectStore.prototype, 'put'), 'QuotaExceededError'],
    ['fails', () => jest.spyOn(IDBDatabase.prototype, 'transaction'), 'InvalidStateError'],
  ])('that %s, typing goes on and the problem is told', async (_, spyOn, name) => {
    const spy = spyOn().mockImplementation(() => {
      throw new DOMException('no', name);
    });
    await type(open(), 3_300_00);
    expect(await open().find(incomes)).toBeUndefined();
    spy.mockRestore();
    expect(problems.splice(0)).toMatchObject([{ name }]);
  });
});
