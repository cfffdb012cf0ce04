import { sample } from '@vp-digital/core/household/testing/sample';
import { type Change, changed, conflictingPaths, isSame, type StoredDocument, unknownField } from '.';

const current: StoredDocument<'incomes'> = {
  version: 7,
  data: sample(2).household.incomes,
  fieldVersions: {},
};
const [id = ''] = Object.keys(current.data.items);
const gross = `/items/${id}/gross`;
const note = `/items/${id}/note`;

function after(document: StoredDocument<'incomes'>, path: string, value: number) {
  const next = changed('incomes', document, [{ path, value }]);
  if ('issues' in next) throw new Error(JSON.stringify(next.issues));
  return next.current;
}

describe('changes of a document', () => {
  it('make its next version and are remembered by their paths', () => {
    const next = after(current, gross, 400_000);
    expect([next.version, next.fieldVersions, next.data.items[id]?.gross]).toEqual([
      8,
      { [gross]: 8 },
      400_000,
    ]);
  });

  it('that change nothing leave it as it is', () => {
    expect(after(current, gross, current.data.items[id]?.gross ?? 0)).toBe(current);
  });

  it('are refused with places where the document would break its schema, or a rule of its own', () => {
    expect(changed('incomes', current, [{ path: gross, value: -1 }])).toEqual({
      issues: [expect.objectContaining({ path: gross, code: 'too_small' })],
    });
    const persons = { version: 1, data: sample(2).household.persons, fieldVersions: {} };
    const nobody = Object.keys(persons.data.items).map((person) => ({
      path: `/items/${person}/role`,
      value: 'other',
    }));
    expect(changed('persons', persons, nobody)).toEqual({
      issues: [expect.objectContaining({ path: '/items', code: 'responsible_count' })],
    });
  });

  it('conflict with what was changed after the version they were made on, unless both say the same', () => {
    const next = after(current, gross, 400_000);
    expect(conflictingPaths(next, 7, [{ path: gross, value: 500_000 }])).toEqual([gross]);
    expect(conflictingPaths(next, 7, [{ path: gross, value: 400_000 }])).toEqual([]);
    expect(conflictingPaths(next, 8, [{ path: gross, value: 500_000 }])).toEqual([]);
    expect(conflictingPaths(next, 7, [{ path: `/items/${id}` }])).toEqual([`/items/${id}`]);
    expect(conflictingPaths(next, 9, [{ path: gross, value: 400_000 }])).toEqual([gross]);
  });
});

describe('what a newer release has written', () => {
  const entry = current.data.items[id];
  const kind = `/items/${id}/kind`;
  const newer = {
    ...current,
    data: { items: { ...current.data.items, [id]: { ...entry, note: 'x', kind: 'somethingNewer' } } },
  } as unknown as StoredDocument<'incomes'>;
  const [other = ''] = Object.keys(current.data.items).filter((one) => one !== id);

  it('stays as it is while something else changes', () => {
    const next = after(newer, `/items/${other}/gross`, 400_000);
    expect(next.data.items[id]).toEqual(newer.data.items[id]);
    expect(next.data.items[other]?.gross).toBe(400_000);
  });

  it('is written by nobody who does not know it: named, and told as not known', () => {
    const refused = (document: StoredDocument<'incomes'>, path: string, value: string | number) =>
      expect(changed('incomes', document, [{ path, value }])).toEqual({
        issues: [expect.objectContaining({ code: unknownField })],
      });
    refused(current, note, 'x');
    refused(current, kind, 'somethingNewer');
    refused(newer, note, 'y');
    refused(newer, kind, 'salary');
    refused(newer, gross, 400_000); // of an entry that is not understood
  });

  it('goes with its entry', () => {
    const next = changed('incomes', newer, [{ path: `/items/${id}` }]);
    expect('current' in next && Object.keys(next.current.data.items)).not.toContain(id);
  });

  it('goes with its entry to another list, and comes back with it', () => {
    const [contract] = Object.entries(sample(2).household.contracts.items);
    const [contractId = '', known] = contract ?? [];
    const whole = { ...known, shoeSize: 43 } as Change['value'];
    const document = { version: 1, data: { items: { [contractId]: whole } }, fieldVersions: {} };
    const archived = { contract: whole, archivedOn: '2026-10-01', reason: 'cancelled' } as Change['value'];
    const there = changed('contracts', document as unknown as StoredDocument<'contracts'>, [
      { path: `/items/${contractId}` },
      { path: `/archived/${contractId}`, value: archived },
    ]);
    expect(there).toMatchObject({ current: { data: { archived: { [contractId]: archived } } } });
    if ('issues' in there) return;
    const back = changed('contracts', there.current, [
      { path: `/archived/${contractId}` },
      { path: `/items/${contractId}`, value: whole },
    ]);
    expect(back).toMatchObject({ current: { data: { items: { [contractId]: whole } } } });
  });

  it('does not make a rule be broken that was not broken by the change', () => {
    const { persons } = sample(2).household;
    const [person = '', ...rest] = Object.keys(persons.items);
    const items = { ...persons.items, [person]: { ...persons.items[person], role: 'somethingNewer' } };
    const others = Object.fromEntries(rest.map((one) => [one, { ...persons.items[one], role: 'other' }]));
    const document = { version: 1, data: { items: { ...items, ...others } }, fieldVersions: {} };
    const [one = ''] = rest;
    const next = changed('persons', document as unknown as StoredDocument<'persons'>, [
      { path: `/items/${one}/title`, value: 'Dr.' },
    ]);
    expect(next).toMatchObject({ current: { version: 2 } });
  });
});

test('two values are the same when they say the same as JSON', () => {
  expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  for (const [one, other] of [
    [{}, []],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
    [undefined, null],
  ])
    expect(isSame(one, other)).toBe(false);
});
