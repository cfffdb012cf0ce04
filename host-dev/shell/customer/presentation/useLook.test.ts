import type { CustomerLook } from '@vp-digital/core/shell';
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import type { Shell } from '../../session/createShell';
import { ShellProvider } from '../../session/ShellContext';
import { createValue } from '../../value/createValue';
import { type LookPlaces, useLook } from './useLook';

/** A window that can be made wider. */
const screenOf = (innerWidth: number) => Object.assign(new EventTarget(), { innerWidth });

const open = (places: LookPlaces) => {
  const customer = createValue<CustomerLook | undefined>(undefined);
  const shell = { customer } as unknown as Shell; // what is set here
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(ShellProvider, { value: shell }, children);
  return { customer, ...renderHook(useLook, { wrapper, initialProps: places }) };
};

const asWindow = (screen: ReturnType<typeof screenOf>) => screen as unknown as Window; // as far as it is asked

test.each([
  [1920, false, { width: 1200 }],
  [1000, false, { width: 768 }],
  [1920, true, { width: 1200, also: 340 }],
  [600, true, { width: 340 }],
])('a window of %i px, telephones too: %s', (width, telephones, look) => {
  expect(open({ screen: asWindow(screenOf(width)), telephones }).customer.current()).toEqual(look);
});

test('telephones alone are narrow; nowhere nobody looks on', () => {
  const { customer, rerender, unmount } = open({ screen: undefined, telephones: true });
  expect(customer.current()).toEqual({ width: 340 });
  rerender({ screen: undefined, telephones: false });
  expect(customer.current()).toBeUndefined();
  rerender({ screen: undefined, telephones: true });
  unmount();
  expect(customer.current()).toBeUndefined();
});

test('a window made wider changes the class, and is the same look until then', () => {
  const screen = screenOf(800);
  const { customer } = open({ screen: asWindow(screen), telephones: true });
  const before = customer.current();
  screen.innerWidth = 900;
  screen.dispatchEvent(new Event('resize'));
  expect(customer.current()).toBe(before);
  screen.innerWidth = 1200;
  screen.dispatchEvent(new Event('resize'));
  expect(customer.current()).toEqual({ width: 1200, also: 340 });
});
