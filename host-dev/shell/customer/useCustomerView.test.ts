import { act, renderHook } from '@testing-library/react';
import { useCustomerView } from './useCustomerView';

const [jonas, lena] = ['11111111-0000-4000-8000-000000000002', '11111111-0000-4000-8000-000000000001'];

const open = (householdId: string | undefined = jonas) =>
  renderHook((id: string | undefined) => useCustomerView(id), { initialProps: householdId });

afterEach(() => sessionStorage.clear());

describe('on this device', () => {
  test('no page but the household’s own is seen until the advisor ends the view', () => {
    const { result, rerender } = open();
    act(() => result.current.showHere());
    expect(result.current).toMatchObject({ place: { kind: 'device' }, isElsewhere: false });
    for (const other of [undefined, lena]) {
      rerender(other);
      expect(result.current).toMatchObject({ place: { kind: 'device' }, isElsewhere: true });
    }
    rerender(jonas);
    expect(result.current).toMatchObject({ place: { kind: 'device' }, isElsewhere: false });
    act(() => result.current.end());
    expect(result.current.place).toBeUndefined();
  });

  test('a reload, or a link that loads the page anew, does not end it', () => {
    const before = open();
    act(() => before.result.current.showHere());
    before.unmount();
    const { result, unmount } = renderHook(() => useCustomerView(undefined)); // the household search
    expect(result.current).toMatchObject({ place: { kind: 'device' }, isElsewhere: true });
    act(() => result.current.end());
    unmount();
    expect(open().result.current.place).toBeUndefined();
  });
});

test('the second window closes with its household', () => {
  const second = { close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(second as unknown as Window); // no browser opens here
  const { result, rerender } = open();
  act(() => void result.current.showInWindow());
  expect(result.current.place).toMatchObject({ kind: 'window' });
  rerender(undefined);
  expect(result.current.place).toBeUndefined();
  expect(second.close).toHaveBeenCalled();
  rerender(jonas);
  expect(result.current.place).toBeUndefined();
});

test('telephones show nothing more of a household that is left', () => {
  const { result, rerender } = open();
  act(() => result.current.showOnTelephone());
  expect(result.current.place).toEqual({ kind: 'telephone' });
  rerender(lena);
  expect(result.current.place).toBeUndefined();
  rerender(jonas);
  expect(result.current.place).toBeUndefined();
});
