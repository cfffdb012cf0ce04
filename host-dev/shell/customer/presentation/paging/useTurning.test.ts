import { fireEvent, renderHook } from '@testing-library/react';
import { useTurning } from './useTurning';

function open() {
  const stage = document.body.appendChild(document.createElement('div'));
  const [previous, next] = [jest.fn(), jest.fn()];
  renderHook(() => useTurning(stage, { previous, next }));
  const turned = () => {
    const times = [previous.mock.calls.length, next.mock.calls.length];
    jest.clearAllMocks();
    return times;
  };
  const swipe = (
    from: [number, number],
    to: [number, number],
    target: Element = stage,
    meanwhile = () => {},
  ) => {
    const touch = ([clientX, clientY]: [number, number]) => ({ identifier: 1, target, clientX, clientY });
    fireEvent.touchStart(target, { touches: [touch(from)] });
    meanwhile();
    fireEvent.touchEnd(target, { changedTouches: [touch(to)] });
  };
  return { stage, turned, swipe };
}

test('the arrow keys and a presenter’s turn pages, and scroll nothing', () => {
  const { turned } = open();
  for (const key of ['ArrowLeft', 'PageUp']) {
    expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    expect(turned()).toEqual([1, 0]);
  }
  for (const key of ['ArrowRight', 'PageDown']) {
    fireEvent.keyDown(document.body, { key });
    expect(turned()).toEqual([0, 1]);
  }
});

test('keys that mean something else are left alone: the browser’s, and those of a field', () => {
  const { stage, turned } = open();
  expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowDown' })).toBe(true);
  fireEvent.keyDown(stage.appendChild(document.createElement('input')), { key: 'ArrowLeft' });
  expect(turned()).toEqual([0, 0]);
});

test('a finger across the stage turns, one that scrolls or hardly moves does not', () => {
  const { turned, swipe } = open();
  swipe([300, 200], [200, 210]);
  expect(turned()).toEqual([0, 1]);
  swipe([200, 200], [300, 180]);
  expect(turned()).toEqual([1, 0]);
  swipe([300, 200], [260, 200]);
  swipe([300, 200], [200, 400]);
  expect(turned()).toEqual([0, 0]);
});

test('of a page that is pinched larger the finger moves what is seen', () => {
  const { turned, swipe } = open();
  const viewport = { scale: 1.5 };
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  swipe([300, 200], [200, 210]);
  expect(turned()).toEqual([0, 0]);
  viewport.scale = 1;
  swipe([300, 200], [200, 210]);
  expect(turned()).toEqual([0, 1]);
  Reflect.deleteProperty(window, 'visualViewport');
});

describe('what is wider than its place', () => {
  const left: [number, number] = [200, 200];
  const right: [number, number] = [300, 200];
  function openWide(overflowX: string) {
    const { stage, turned, swipe } = open();
    const table = stage.appendChild(document.createElement('div'));
    const cell = table.appendChild(document.createElement('span'));
    table.style.overflowX = overflowX;
    Object.defineProperties(table, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } });
    return {
      table,
      turned,
      on: () => swipe(right, left, cell),
      back: () => swipe(left, right, cell),
      swipe,
      cell,
    };
  }

  test('is moved to its end before the page is turned', () => {
    const { table, turned, on, back, swipe, cell } = openWide('auto');
    on();
    expect(turned()).toEqual([0, 0]);
    back();
    expect(turned()).toEqual([1, 0]);
    swipe(right, left, cell, () => {
      table.scrollLeft = 200;
    });
    expect(turned()).toEqual([0, 0]);
    on();
    expect(turned()).toEqual([0, 1]);
    back();
    expect(turned()).toEqual([0, 0]);
  });

  test('and cannot be moved is turned over', () => {
    const { turned, on } = openWide('hidden');
    on();
    expect(turned()).toEqual([0, 1]);
  });
});
