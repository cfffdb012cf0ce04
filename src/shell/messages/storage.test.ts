import { createShellBus } from './bus';
import { createShellStorage, StorageError } from './storage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const bus = createShellBus((error) => {
    throw error;
  });
  const port = bus.port();
  let listening = 0;
  const storage = createShellStorage({
    send: port.send,
    subscribe: (type, listener) => {
      listening += 1;
      const stop = port.subscribe(type, listener);
      return () => {
        listening -= 1;
        stop();
      };
    },
  });
  return { bus, storage, listening: () => listening };
};

test('a value is kept, read and removed through the shell', async () => {
  const { bus, storage } = setUp();
  const kept = new Map<string, string>();
  bus.subscribe('storageSet', ({ requestId, key, value }, from) => {
    kept.set(key, value);
    from.send('storageResult', { requestId, ok: true });
  });
  bus.subscribe('storageGet', ({ requestId, key }, from) => {
    const value = kept.get(key);
    from.send('storageResult', { requestId, ok: true, ...(value === undefined ? {} : { value }) });
  });
  bus.subscribe('storageRemove', ({ requestId, key }, from) => {
    kept.delete(key);
    from.send('storageResult', { requestId, ok: true });
  });
  await storage.set('householdId', '7');
  expect(await storage.get('householdId')).toBe('7');
  await storage.remove('householdId');
  expect(await storage.get('householdId')).toBeUndefined();
});

test('a shell that never answers is an error after exactly 10 seconds, and nothing listens any more', async () => {
  const { storage, listening } = setUp();
  const failed = jest.fn();
  const reading = storage.get('previousPage').catch(failed);
  expect(listening()).toBe(1);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await reading;
  expect(failed).toHaveBeenCalledWith(new StorageError('no answer'));
  expect(listening()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('an answer in time leaves neither a timer nor a listener', async () => {
  const { bus, storage, listening } = setUp();
  bus.subscribe('storageGet', ({ requestId }, from) =>
    from.send('storageResult', { requestId, ok: true, value: '/haushalt' }),
  );
  expect(await storage.get('previousPage')).toBe('/haushalt');
  expect([listening(), jest.getTimerCount()]).toEqual([0, 0]);
});

test('what the shell cannot keep is an error with its reason', async () => {
  const { bus, storage } = setUp();
  bus.subscribe('storageSet', ({ requestId }, from) =>
    from.send('storageResult', { requestId, ok: false, error: 'full' }),
  );
  await expect(storage.set('userData', 'x')).rejects.toThrow(new StorageError('full'));
});
