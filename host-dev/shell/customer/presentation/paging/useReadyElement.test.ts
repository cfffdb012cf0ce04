import { act, renderHook } from '@testing-library/react';
import { useReadyElement } from './useReadyElement';

test('a page that is turned back to before the next one stood has not come yet', () => {
  const { result, rerender } = renderHook((href: string | undefined) => useReadyElement(href), {
    initialProps: '/b',
  });
  const place = document.createElement('div');
  act(() => result.current[1](place));
  expect(result.current[0]).toBe(place);
  rerender('/b');
  expect(result.current[0]).toBe(place);
  rerender('/c');
  expect(result.current[0]).toBeUndefined();
  rerender('/b');
  expect(result.current[0]).toBeUndefined();
  act(() => result.current[1](place));
  rerender(undefined);
  expect(result.current[0]).toBeUndefined();
});
