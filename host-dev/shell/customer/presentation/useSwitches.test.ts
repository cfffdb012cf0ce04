import { act, renderHook } from '@testing-library/react';
import { useSwitches } from './useSwitches';

afterEach(() => sessionStorage.clear());

const open = () => renderHook(useSwitches);

test('hidden amounts stay hidden over a reload, the end of the view and the next one, until they are shown again', () => {
  const first = open();
  const [switches, change] = first.result.current;
  expect(switches.hideAmounts).toBe(false);
  act(() => change({ ...switches, hideAmounts: true, pointing: true }));
  first.unmount();
  const second = open();
  expect(second.result.current[0]).toEqual({ hideAmounts: true, frozen: false, pointing: false });
  act(() => second.result.current[1]({ ...switches, hideAmounts: false }));
  second.unmount();
  expect(open().result.current[0].hideAmounts).toBe(false);
});
