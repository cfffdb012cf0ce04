import { sample } from '@vp-digital/core/household/testing/sample';
import { changed, conflictingPaths, isSame, type StandingDocument } from '.';

const standing: StandingDocument<'incomes'> = {
  version: 7,
  data: sample(2).household.incomes,
  fieldVersions: {},
};
const [id = ''] = Object.keys(standing.data.items);
const gross = `/items/${id}/gross`;
const note = `/items/${id}/note`;

function after(document: StandingDocument<'incomes'>, path: string, value: number) {
  const next = changed('incomes', document, [{ path, value }]);
  if ('issues' in next) throw new Error(JSON.stringify(next.issues));
  return next.standing;
}

describe('changes of a document', () => {
  it('make its next version and are remembered by their paths', () => {
    const next = after(standing, gross, 400_000);
    expect([next.version, next.fieldVersions, next.data.items[id]?.gross]).toEqual([
      8,
      { [gross]: 8 },
      400_000,
    ]);
  });

  it('that change nothing leave it as it is', () => {
    expect(after(standing, gross, standing.data.items[id]?.gross ?? 0)).toBe(standing);
  });

  it('are refused with places where the document would break its schema, or a rule of its own', () => {
    expect(changed('incomes', standing, [{ path: note, value: 'x' }])).toEqual({
      issues: [expect.objectContaining({ path: `/items/${id}` })],
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
    const next = after(standing, gross, 400_000);
    expect(conflictingPaths(next, 7, [{ path: gross, value: 500_000 }])).toEqual([gross]);
    expect(conflictingPaths(next, 7, [{ path: gross, value: 400_000 }])).toEqual([]);
    expect(conflictingPaths(next, 8, [{ path: gross, value: 500_000 }])).toEqual([]);
    expect(conflictingPaths(next, 7, [{ path: `/items/${id}` }])).toEqual([`/items/${id}`]);
    expect(conflictingPaths(next, 9, [{ path: gross, value: 400_000 }])).toEqual([gross]);
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
