import { dropSession, keepSession, type KeptSession, keptSession } from './keptSession';

const kept: KeptSession = {
  address: '/telefon/ABCD',
  session: { token: 'secret', sender: 'Petra Beispiel', endsAt: '2026-10-01T11:00:00.000Z', seconds: 3600 },
  isLooking: true,
  until: Date.now() + 60_000,
};

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('a session goes on at its address, as often as the page is fetched', () => {
  keepSession(kept);
  expect(keptSession(kept.address)).toEqual(kept);
  expect(keptSession(kept.address)).toEqual(kept);
});

test.each([
  ['of another address', { ...kept, address: '/telefon/WXYZ' }],
  ['whose time is over', { ...kept, until: Date.now() - 1 }],
])('a session %s is not gone on with, and is forgotten', (_, other) => {
  keepSession(other);
  expect(keptSession(kept.address)).toBeUndefined();
  expect(window.sessionStorage).toHaveLength(0);
});

test('a session that has ended is dropped', () => {
  keepSession(kept);
  dropSession();
  expect(keptSession(kept.address)).toBeUndefined();
});

test('a browser that refuses its storage asks for a code', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepSession(kept);
  expect(keptSession(kept.address)).toBeUndefined();
});
