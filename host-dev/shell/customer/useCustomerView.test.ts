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
  expect(result.current.place).toEqual({ kind: 'apart', window: second });
  rerender(undefined);
  expect(result.current.place).toBeUndefined();
  expect(second.close).toHaveBeenCalled();
  rerender(jonas);
  expect(result.current.place).toBeUndefined();
});

describe('the second window, when the advisor’s page goes', () => {
  const second = { close: jest.fn(), document: { body: { replaceChildren: jest.fn() } } };
  const navigation = new EventTarget();

  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(window, 'open').mockReturnValue(second as unknown as Window); // no browser opens here
    Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  });
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  const leave = (navigationType?: 'reload' | 'push') => {
    const opened = open();
    act(() => void opened.result.current.showInWindow());
    if (navigationType) navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }));
    window.dispatchEvent(new Event('pagehide'));
    opened.unmount();
  };

  test('stays over a reload, empty until the page is back, and shows the household again', () => {
    leave('reload');
    expect(second.close).not.toHaveBeenCalled();
    expect(second.document.body.replaceChildren).toHaveBeenCalledWith();
    expect(open().result.current.place).toEqual({ kind: 'apart', window: second });
    expect(open().result.current.place).toBeUndefined(); // of one reload
  });

  test('closes where the page comes back with another household', () => {
    leave('reload');
    expect(open(lena).result.current.place).toBeUndefined();
    expect(second.close).toHaveBeenCalledTimes(1);
  });

  test.each([undefined, 'push'] as const)('closes with the page that is closed or left: %s', (how) => {
    leave(how);
    expect(second.close).toHaveBeenCalledTimes(1);
    expect(open().result.current.place).toBeUndefined();
  });
});

test('a PIN that is asked for and not chosen leaves no view where there was none', () => {
  const { result } = open();
  act(() => result.current.askPin());
  expect(result.current.place).toEqual({ kind: 'apart', pin: true });
  act(() => result.current.endIn('pin'));
  expect(result.current.place).toBeUndefined();
});

test('telephones show nothing more of a household that is left', () => {
  const { result, rerender } = open();
  act(() => result.current.showOnTelephone());
  expect(result.current.place).toEqual({ kind: 'apart', telephones: true });
  rerender(lena);
  expect(result.current.place).toBeUndefined();
  rerender(jonas);
  expect(result.current.place).toBeUndefined();
});

describe('telephones beside a second window', () => {
  const second = { close: jest.fn() };
  const openBoth = () => {
    second.close.mockClear();
    jest.spyOn(window, 'open').mockReturnValue(second as unknown as Window); // no browser opens here
    const opened = open();
    act(() => opened.result.current.showOnTelephone());
    act(() => void opened.result.current.showInWindow());
    expect(opened.result.current.place).toEqual({ kind: 'apart', telephones: true, window: second });
    return opened;
  };

  test('the one that ends leaves the other', () => {
    const { result } = openBoth();
    act(() => result.current.endIn('window'));
    expect(result.current.place).toEqual({ kind: 'apart', telephones: true });
    expect(second.close).toHaveBeenCalled();
    act(() => void result.current.showInWindow());
    second.close.mockClear();
    act(() => result.current.endIn('telephones'));
    expect(result.current.place).toEqual({ kind: 'apart', window: second });
    expect(second.close).not.toHaveBeenCalled();
    const { endIn } = result.current;
    act(() => endIn('window'));
    expect(result.current.place).toBeUndefined();
    expect(result.current.endIn).toBe(endIn); // who listens by it begins anew with another one
  });

  test('a PIN that is asked for and not chosen leaves both as they were', () => {
    const { result } = openBoth();
    act(() => result.current.askPin());
    expect(result.current.place).toEqual({ kind: 'apart', telephones: true, window: second, pin: true });
    act(() => result.current.endIn('pin'));
    expect(result.current.place).toEqual({ kind: 'apart', telephones: true, window: second });
    expect(second.close).not.toHaveBeenCalled();
  });

  test('a PIN that is chosen shows the page here, in place of both', () => {
    const { result } = openBoth();
    act(() => result.current.askPin());
    act(() => result.current.showHere());
    expect(result.current.place).toEqual({ kind: 'device', isKept: false });
    expect(second.close).toHaveBeenCalled();
  });

  test('the end of the view ends both, and neither comes back with the next one', () => {
    const { result } = openBoth();
    act(() => result.current.end());
    expect(result.current.place).toBeUndefined();
    expect(second.close).toHaveBeenCalled();
    act(() => result.current.showOnTelephone());
    expect(result.current.place).toEqual({ kind: 'apart', telephones: true });
  });
});
