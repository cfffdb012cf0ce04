import { broughtBack, missingEntry, removedEntries, withTyped } from './removedEntries';

const special = { month: 11, gross: 1_000_00 };
const salary = { kind: 'salary', gross: 4_000_00, net: 2_600_00, specialPayments: { s: special } };
const before = { items: { a: salary, b: { kind: 'pension' } } };
const conflict = (items: object, paths: string[]) => ({ paths, current: { data: { items } } });
const change = (path: string, value: number) => ({ path, value, label: path });

test('fields of an entry that is gone are written with it, others as they are', () => {
  const removed = removedEntries(before, conflict({ b: before.items.b }, ['/items/a/gross', '/items/a/net']));
  const [gross, net, other] = [
    change('/items/a/gross', 3_333_00),
    change('/items/a/net', 2_200_00),
    change('/items/b/net', 900_00),
  ];
  expect(removed).toEqual({ '/items/a': salary });
  expect(broughtBack([gross, net, other], '/items/a', removed['/items/a'])).toEqual([
    other,
    { path: '/items/a', value: { ...salary, gross: 3_333_00, net: 2_200_00 }, label: '/items/a/net' },
  ]);
});

test('so is an entry within an entry', () => {
  const path = '/items/a/specialPayments/s/gross';
  const entry = '/items/a/specialPayments/s';
  const removed = removedEntries(before, conflict({ a: { ...salary, specialPayments: {} } }, [path]));
  expect(removed).toEqual({ [entry]: special });
  expect(broughtBack([change(path, 2_000_00)], entry, removed[entry])).toEqual([
    { path: entry, value: { ...special, gross: 2_000_00 }, label: path },
  ]);
});

test('an entry that is still there is not removed', () => {
  const changed = conflict({ ...before.items, a: { ...salary, gross: 1 } }, ['/items/a/gross']);
  expect(removedEntries(before, changed)).toEqual({});
  expect(missingEntry(before, '/items/a/specialPayments/s/gross')).toBeUndefined();
});

test('what is typed into an entry that is gone makes no half entry; an entry that is new is whole', () => {
  const typed = [
    change('/items/gone/net', 1),
    change('/items/a/specialPayments/gone/gross', 1),
    { path: '/items/new', value: { kind: 'pension' } },
    change('/items/new/net', 900_00),
    change('/items/b/tax/rate', 1),
  ];
  expect(withTyped(before, typed)).toEqual({
    items: {
      a: salary,
      b: { kind: 'pension', tax: { rate: 1 } },
      new: { kind: 'pension', net: 900_00 },
    },
  });
});
