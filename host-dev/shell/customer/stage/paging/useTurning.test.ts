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
  const swipe = (from: [number, number], to: [number, number]) => {
    const touch = ([clientX, clientY]: [number, number]) => ({
      identifier: 1,
      target: stage,
      clientX,
      clientY,
    });
    fireEvent.touchStart(stage, { touches: [touch(from)] });
    fireEvent.touchEnd(stage, { changedTouches: [touch(to)] });
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
