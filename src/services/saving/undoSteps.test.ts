import type { SectionKey } from '../endpoints/sections';
import { UndoSteps } from './undoSteps';

const incomes: SectionKey = { householdId: '1', section: 'incomes' };

function setUp() {
  const steps = new UndoSteps();
  const write = (path: string, before: number | undefined, value: number | undefined, key = incomes) =>
    steps.record(key, { path, label: path, ...(value === undefined ? {} : { value }) }, () => before);
  /** Everything that waits for the end of an event has happened. */
  const nextEvent = () => Promise.resolve();
  return { steps, write, nextEvent };
}

test('what is typed into a field until it is left is one step, back to what it held before', async () => {
  const { steps, write, nextEvent } = setUp();
  write('/net', 5, 1);
  await nextEvent();
  write('/net', 1, 12);
  await nextEvent();
  steps.close();
  write('/net', 12, 3);
  expect(steps.take('undo')).toMatchObject([{ path: '/net', before: 12, after: 3 }]);
  expect(steps.take('undo')).toMatchObject([{ path: '/net', before: 5, after: 12 }]);
  expect(steps.take('undo')).toBeUndefined();
});

test('what one event writes is one step, the last field first; so it is while typing goes on', async () => {
  const { steps, write, nextEvent } = setUp();
  write('/gross', 5, 1);
  write('/net', 4, 0);
  await nextEvent();
  write('/gross', 1, 10);
  write('/net', 0, 8);
  await nextEvent();
  write('/kind', 0, 1);
  expect(steps.take('undo')).toMatchObject([{ path: '/kind' }]);
  expect(steps.take('undo')).toMatchObject([
    { path: '/net', before: 4, after: 8 },
    { path: '/gross', before: 5, after: 10 },
  ]);
});

test('what is typed into an entry that its first letter has made belongs to that step', async () => {
  const { steps, nextEvent } = setUp();
  steps.record(incomes, { path: '/items/a', value: { detail: 'K' }, label: 'a' }, () => undefined);
  await nextEvent();
  steps.record(incomes, { path: '/items/a/detail', value: 'Kl', label: 'a' }, () => 'K');
  await nextEvent();
  steps.record(incomes, { path: '/items/a/detail', label: 'a' }, () => 'Kl');
  steps.record(incomes, { path: '/items/ab', value: 1, label: 'ab' }, () => undefined);
  expect(steps.take('undo')).toMatchObject([
    { path: '/items/ab', after: 1 },
    { path: '/items/a', before: undefined, after: {} },
  ]);
  expect(steps.take('undo')).toBeUndefined();
});

test('the same path of another document is another field', () => {
  const { steps, write } = setUp();
  write('/items/a', undefined, 1);
  write('/items/a', undefined, 2, { ...incomes, householdId: '2' });
  expect(steps.take('undo')).toMatchObject([{ after: 2 }, { after: 1 }]);
});

test('twenty steps are kept', () => {
  const { steps, write } = setUp();
  for (let number = 1; number <= 25; number += 1) {
    write(`/field${number}`, undefined, number);
    steps.close();
  }
  const taken = Array.from({ length: 21 }, () => steps.take('undo')?.[0]?.after);
  expect(taken).toEqual([...Array.from({ length: 20 }, (_, index) => 25 - index), undefined]);
});

test('what was taken back is done again, until something else is written', () => {
  const { steps, write } = setUp();
  write('/gross', 5, 10);
  write('/net', 4, 8);
  expect(steps.next('redo')).toBeUndefined();
  const back = steps.take('undo') ?? [];
  steps.turn('undo', back);
  expect([steps.next('undo'), steps.next('redo')]).toEqual([undefined, '/gross']);
  const again = steps.take('redo') ?? [];
  expect(again).toMatchObject([
    { path: '/gross', before: 5, after: 10 },
    { path: '/net', before: 4, after: 8 },
  ]);
  steps.turn('redo', again);
  expect(steps.take('undo')).toMatchObject([{ path: '/net' }, { path: '/gross' }]);
  steps.turn('undo', back);
  write('/kind', 0, 1);
  expect(steps.take('redo')).toBeUndefined();
});

test('the next step is known by name, and listeners hear when it changes', () => {
  const { steps, write } = setUp();
  const heard = jest.fn();
  steps.subscribe(heard);
  expect(steps.next('undo')).toBeUndefined();
  write('/net', 1, 2);
  expect(steps.next('undo')).toBe('/net');
  steps.clear();
  expect(steps.next('undo')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what a visit has written is taken as one, and only while the field has not been left', () => {
  const { steps, write } = setUp();
  write('/gross', 5, 10);
  write('/net', 4, 8);
  expect(steps.takeVisit(incomes, '/other')).toEqual([]);
  expect(steps.takeVisit(incomes, '/gross')).toMatchObject([
    { path: '/net', before: 4 },
    { path: '/gross', before: 5 },
  ]);
  expect(steps.next('undo')).toBeUndefined();
  write('/gross', 5, 10);
  steps.close();
  expect(steps.takeVisit(incomes, '/gross')).toEqual([]);
});
