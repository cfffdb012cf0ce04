import { act, renderHook } from '@testing-library/react';
import { useOverdue } from './useOverdue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('is true after the time, false again with the answer, and counts anew', () => {
  const { result, rerender } = renderHook(({ waiting }) => useOverdue(waiting, 5_000), {
    initialProps: { waiting: true },
  });
  wait(4_999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender({ waiting: false });
  expect(result.current).toBe(false);
  wait(10_000);
  rerender({ waiting: true });
  wait(4_999);
  expect(result.current).toBe(false);
});
