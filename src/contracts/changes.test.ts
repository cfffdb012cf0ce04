import fc from 'fast-check';
import { applyChanges, change, overlaps } from './changes';

const document = { items: { a: { net: 100, kind: 'salary' } } };

test('a change writes one field and leaves the given document alone', () => {
  expect(applyChanges(document, [{ path: '/items/a/net', value: 120 }])).toEqual({
    items: { a: { net: 120, kind: 'salary' } },
  });
  expect(document.items.a.net).toBe(100);
});

test('a change without a value removes the field, or the whole entry', () => {
  expect(applyChanges(document, [{ path: '/items/a/net' }])).toEqual({ items: { a: { kind: 'salary' } } });
  expect(applyChanges(document, [{ path: '/items/a' }])).toEqual({ items: {} });
  expect(applyChanges(document, [{ path: '/items/b/net' }])).toEqual(document);
});

test('changes apply in their order, and are not touched themselves', () => {
  const changes = [
    { path: '/items/b', value: { net: 1 } },
    { path: '/items/b/net', value: 2 },
  ];
  expect(applyChanges(document, changes)).toMatchObject({ items: { b: { net: 2 } } });
  expect(changes[0]?.value).toEqual({ net: 1 });
});

test('what was not changed is the same as before', () => {
  const two = { items: { a: { net: 100 }, b: { net: 200 } }, none: {} };
  const changed = applyChanges(two, [{ path: '/items/a/net', value: 1 }]);
  expect(changed.items.b).toBe(two.items.b);
  expect(changed.none).toBe(two.none);
  expect(changed.items.a).not.toBe(two.items.a);
  for (const nothing of [
    { path: '/items/a/net', value: 100 },
    { path: '/items/c/net' },
    { path: '/items/c' },
  ])
    expect(applyChanges(two, [nothing])).toBe(two);
});

test.each(['40000000', 'length', '-1', 'foo', '0', '0/street'])(
  'a list is a value: no path leads into it by %s, and the list given stays as it is',
  (key) => {
    const listed = { items: { a: { personIds: ['p', 'q'] } } };
    const path = `/items/a/personIds/${key}`;
    expect(applyChanges(listed, [{ path }])).toEqual(listed);
    const written: unknown = applyChanges(listed, [{ path, value: 3 }]).items.a.personIds;
    expect(Array.isArray(written)).toBe(false);
    expect(listed.items.a.personIds).toEqual(['p', 'q']);
  },
);

test.each(['/items/__proto__/polluted', '/constructor/prototype/x', 'items/a', '/', '/items/../a', '/a/b c'])(
  'the path %s is refused',
  (path) => {
    expect(change.safeParse({ path, value: 1 }).success).toBe(false);
  },
);

test('no accepted path reaches a prototype', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const wanted = change.safeParse({ path: `/items/${key}/polluted`, value: true });
      if (!wanted.success || !wanted.data) return;
      applyChanges({ items: {} }, [wanted.data]);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }),
  );
});

test.each([
  ['/items/a/net', '/items/a/net', true],
  ['/items/a', '/items/a/net', true],
  ['/items/a/net', '/items/a', true],
  ['/items/a/net', '/items/a/netFrom', false],
  ['/items/a/net', '/items/b/net', false],
])('%s and %s overlap: %s', (one, other, expected) => {
  expect(overlaps(one, other)).toBe(expected);
});
