import { createShellBus } from './bus';

const fail = (error: unknown) => {
  throw error;
};

test('a message arrives on the other side as a copy', () => {
  const bus = createShellBus(fail);
  const seen: unknown[] = [];
  bus.subscribe('navigate', (payload) => seen.push(payload));
  const payload = { to: '/haushalt' };
  bus.port().send('navigate', payload);
  expect(seen).toEqual([payload]);
  expect(seen[0]).not.toBe(payload);
});

test.each([
  ['another origin', { to: '//evil.example' }],
  ['a scheme', { to: 'javascript:alert(1)' }],
  ['a backslash', { to: '/\\evil.example' }],
  ['an unknown member', { to: '/haushalt', extra: 1 }],
  ['a function', { to: () => '/haushalt' }],
])('a navigation with %s is dropped and counted', (_, payload) => {
  const bus = createShellBus(fail);
  const listener = jest.fn();
  bus.subscribe('navigate', listener);
  bus.port().send('navigate', payload as never);
  expect(listener).not.toHaveBeenCalled();
  expect(bus.dropped).toBe(1);
});

test('an unknown type, or one that names a prototype member, is dropped', () => {
  const bus = createShellBus(fail);
  bus.port().send('toString' as never, {} as never);
  bus.port().send('takeOver' as never, {} as never);
  expect(bus.dropped).toBe(2);
});

test('a listener that throws is reported and the others still hear the message', () => {
  const errors: unknown[] = [];
  const bus = createShellBus((error) => errors.push(error));
  const heard = jest.fn();
  bus.subscribe('login', () => {
    throw new Error('broken');
  });
  bus.subscribe('login', heard);
  bus.port().send('login', {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(errors).toHaveLength(1);
});

test('who has stopped listening hears nothing more', () => {
  const bus = createShellBus(fail);
  const listener = jest.fn();
  const port = bus.port();
  port.subscribe('logout', listener)();
  bus.send('logout', { reason: 'user' });
  expect(listener).not.toHaveBeenCalled();
});
