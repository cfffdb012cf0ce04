import type { Change } from '@vp-digital/core/contracts';
import type { UnknownField, SectionData } from '@vp-digital/core/household';
import { createWholeEntries } from './wholeEntries';

const newer = (path: string, value: unknown = 43, kind: UnknownField['kind'] = 'field'): UnknownField => ({
  path,
  kind,
  value,
});
const held = (data: object, ...unknownFields: UnknownField[]) => ({
  data: data as SectionData['contracts'],
  beyond: unknownFields,
});
const entry = { line: 'car' };

const written = (changes: readonly Change[]) => changes.map(({ value }) => value);

test('a contract that is archived takes along what is not known of it, and brings it back', () => {
  const whole = createWholeEntries();
  const archive = [
    { path: '/items/a' },
    { path: '/archived/a', value: { contract: entry, archivedOn: '2026-10-01' } },
  ];
  const items = held({ items: { a: entry } }, newer('/items/a/shoeSize'), newer('/items/b/shoeSize', 38));
  const archived = { contract: { ...entry, shoeSize: 43 }, archivedOn: '2026-10-01' };
  expect(written(whole(archive, items))).toEqual([undefined, archived]);
  const back = [{ path: '/items/a', value: entry }];
  const there = held({ items: {}, archived: { a: {} } }, newer('/archived/a/contract/shoeSize'));
  expect(written(createWholeEntries()(back, there))).toEqual([{ ...entry, shoeSize: 43 }]);
});

test('an entry that was removed is brought back with it', () => {
  const whole = createWholeEntries();
  whole(
    [{ path: '/items/a' }],
    held({ items: { a: entry } }, newer('/items/a/kind', 'somethingNewer', 'code')),
  );
  expect(written(whole([{ path: '/items/a', value: entry }], held({ items: {} })))).toEqual([
    { ...entry, kind: 'somethingNewer' },
  ]);
});

test('one that is there is not given what somebody has taken from it since', () => {
  const whole = createWholeEntries();
  whole([], held({ items: { a: entry } }, newer('/items/a/shoeSize')));
  expect(written(whole([{ path: '/items/a', value: entry }], held({ items: { a: entry } })))).toEqual([
    entry,
  ]);
});

test('fields, and what says itself what stands there, stay as they are', () => {
  const changes = [
    { path: '/items/a/gross', value: 1 },
    { path: '/items/a', value: { shoeSize: 40 } },
  ];
  expect(createWholeEntries()(changes, held({ items: { a: {} } }, newer('/items/a/shoeSize')))).toEqual(
    changes,
  );
});
