import type { ProjectionPlan } from '@vp-digital/core/finance';
import { act, renderHook } from '@testing-library/react';
import { settling } from './useSettled';
import { useSimulation } from './useSimulation';

const workers: SilentWorker[] = [];

/** Answers when a test says so. */
class SilentWorker extends EventTarget {
  readonly questions: unknown[] = [];
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(question: unknown): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: unknown): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const savingFrom = (immediate: number) => ({ assets: { immediate } }) as unknown as ProjectionPlan; // only handed on

const settle = () => act(() => jest.advanceTimersByTime(settling));

const open = () =>
  renderHook(({ plan }) => useSimulation(plan, 0.1), { initialProps: { plan: savingFrom(1) } });

beforeEach(() => {
  jest.useFakeTimers();
  workers.length = 0;
  Object.assign(globalThis, { Worker: SilentWorker });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('the next question goes to the worker that has answered the one before', () => {
  const { result, rerender } = open();
  settle();
  workers[0]?.answer('first');
  expect(result.current).toBe('first');
  rerender({ plan: savingFrom(2) });
  expect(result.current).toBeUndefined();
  settle();
  workers[0]?.answer('second');
  expect(result.current).toBe('second');
  expect(workers).toHaveLength(1);
});

test('a question that is still followed ends with the next one, and what it would have answered is never shown', () => {
  const { result, rerender } = open();
  settle();
  rerender({ plan: savingFrom(2) });
  settle();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  workers[0]?.answer('first');
  expect(result.current).toBeUndefined();
});

test('nothing is asked while the plan is being moved', () => {
  const { rerender } = open();
  act(() => jest.advanceTimersByTime(settling - 1));
  rerender({ plan: savingFrom(2) });
  act(() => jest.advanceTimersByTime(settling - 1));
  expect(workers).toEqual([]);
});

test('a worker that fails is said to have failed, and the next question begins another one', () => {
  const { result, rerender } = open();
  settle();
  act(() => void workers[0]?.dispatchEvent(new Event('error')));
  expect(result.current).toBe('failed');
  rerender({ plan: savingFrom(2) });
  settle();
  workers[1]?.answer('second');
  expect(result.current).toBe('second');
});

test('the worker ends with its page', () => {
  const { unmount } = open();
  settle();
  workers[0]?.answer('first');
  unmount();
  expect(workers[0]?.isEnded).toBe(true);
});
