import { viewKey } from '../storage/viewKey';
import { createDeviceLockHint } from './deviceLock';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a device that is locked is so in every window, until it is back', () => {
  const hint = createDeviceLockHint();
  const heard = jest.fn();
  hint.subscribe(heard);
  expect(hint.current()).toBe(false);
  hint.set();
  expect(hint.current()).toBe(true);
  expect(createDeviceLockHint().current()).toBe(true);
  hint.clear();
  expect(hint.current()).toBe(false);
  expect(createDeviceLockHint().current()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the window that shows the customer view goes on showing it, and is locked when that ends', () => {
  sessionStorage.setItem(viewKey, 'a household');
  const hint = createDeviceLockHint();
  hint.set();
  expect(hint.current()).toBe(false);
  sessionStorage.removeItem(viewKey);
  hint.look();
  expect(hint.current()).toBe(true);
});
