import { createSharedStore, type SharedStoreOptions } from './createSharedStore';

/** A store with a slice that counts in its own state, as no reducer may, and the message of every complaint. */
function setUp(options?: SharedStoreOptions) {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { store, inject } = createSharedStore(options);
  const reducer = (state = { count: 0 }, { type }: { type: string }) => {
    if (type === 'count') state.count += 1;
    return state;
  };
  inject({ reducerPath: 'counter', reducer });
  return {
    count: () => store.dispatch({ type: 'count' }),
    hand: (value: unknown) => store.dispatch({ type: 'handed', payload: { value } }),
    messages: () => said.mock.calls.map(([message]) => String(message)),
  };
}

afterEach(() => jest.restoreAllMocks());

test('a reducer that changes its state in place fails the action', () => {
  expect(setUp().count).toThrow(/state mutation was detected inside a dispatch, in the path: counter\.count/);
});

test('a value that cannot be serialized is reported', () => {
  const { hand, messages } = setUp();
  hand('2026-10-01');
  expect(messages()).toEqual([]);
  hand(new Date());
  expect(messages()).toEqual([expect.stringContaining('non-serializable value was detected in an action')]);
});

test('who asks for no checks has none', () => {
  const { count, hand, messages } = setUp({ developmentChecks: false });
  expect(count).not.toThrow();
  hand(new Date());
  expect(messages()).toEqual([]);
});
