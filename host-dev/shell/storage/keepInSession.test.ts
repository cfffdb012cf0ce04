import { keepInSession, onSessionStorageFull } from './keepInSession';

afterEach(() => jest.restoreAllMocks());

test('what is kept can be read', () => {
  keepInSession('vp.test', 'kept');
  expect(sessionStorage.getItem('vp.test')).toBe('kept');
});

test('a storage that is full or blocked throws nothing and is told of', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const heard = jest.fn();
  const stop = onSessionStorageFull(heard);
  keepInSession('vp.test', 'lost');
  stop();
  keepInSession('vp.test', 'lost');
  expect(heard).toHaveBeenCalledTimes(1);
});
