import { fireEvent } from '@testing-library/react';
import { afterPress, listenToPresses } from './afterPress';

beforeAll(() => listenToPresses());
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('without a press it runs at once', () => {
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel', 'keydown'])(
  'amid a press it waits for its end and the click, and runs once: %s',
  (type) => {
    const run = jest.fn();
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    afterPress(run);
    jest.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    fireEvent(document.body, new Event(type, { bubbles: true }));
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    fireEvent(document.body, new Event(type, { bubbles: true }));
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  },
);
