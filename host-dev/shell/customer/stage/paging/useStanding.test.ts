import { act, renderHook } from '@testing-library/react';
import { useStanding } from './useStanding';

test('a page that is turned back to before the next one stood has not come yet', () => {
  const { result, rerender } = renderHook((href: string | undefined) => useStanding(href), {
    initialProps: '/b',
  });
  const place = document.createElement('div');
  act(() => result.current.stand(place));
  expect(result.current.standing).toBe(place);
  rerender('/b');
  expect(result.current.standing).toBe(place);
  rerender('/c');
  expect(result.current.standing).toBeUndefined();
  rerender('/b');
  expect(result.current.standing).toBeUndefined();
  act(() => result.current.stand(place));
  rerender(undefined);
  expect(result.current.standing).toBeUndefined();
});
