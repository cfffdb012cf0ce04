import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import * as React from 'react';

// nothing is timed in tests: a busy machine is no failure
configure({ asyncUtilTimeout: 20_000 });

/**
 * React notes for every element where in the code it was made, by an error of its own: a fifth of what rendering costs here.
 * It stops by itself after ten thousand a second; here it has made as many already. Its warnings stay, they only name
 * components without their lines.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
else throw new Error('React counts its notes in another place now');

/** What browsers have and jsdom lacks. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { ResizeObserver: ResizeObserverStub });

Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
});

Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
