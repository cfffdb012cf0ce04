import { createClock } from '../clock';
import { createShellBus } from './bus';
import { createTokenSource, TokenError, unreachableReason } from './tokens';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-10-01T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

function setUp() {
  const bus = createShellBus((error) => {
    throw error;
  });
  const asked: string[] = [];
  bus.subscribe('tokenExchangeInit', ({ requestId }) => asked.push(requestId));
  const tokens = createTokenSource(bus.port(), createClock());
  const answer = (accessToken: string, requestId = asked.at(-1) ?? '') =>
    bus.send('tokenExchangeReady', {
      requestId,
      ok: true,
      accessToken,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    });
  return { bus, asked, tokens, answer };
}

test('calls that come together share one exchange', async () => {
  const { asked, tokens, answer } = setUp();
  const both = Promise.all([tokens.get(), tokens.get()]);
  answer('one');
  expect(await both).toEqual(['one', 'one']);
  expect(asked).toHaveLength(1);
});

test('a token is used until 30 seconds before its end', async () => {
  const { asked, tokens, answer } = setUp();
  const first = tokens.get();
  answer('one');
  await first;
  jest.advanceTimersByTime(269_000);
  expect(await tokens.get()).toBe('one');
  jest.advanceTimersByTime(2_000);
  const second = tokens.get();
  answer('two');
  expect(await second).toBe('two');
  expect(asked).toHaveLength(2);
});

test('an answer to somebody else is not taken', async () => {
  const { bus, tokens, answer } = setUp();
  const token = tokens.get();
  const other = { requestId: crypto.randomUUID(), accessToken: 'foreign' };
  bus.send('tokenExchangeReady', { ...other, ok: true, expiresAt: new Date().toISOString() });
  answer('ours');
  expect(await token).toBe('ours');
});

test('a shell that does not answer within 10 seconds is an error, and the next call asks again', async () => {
  const { asked, tokens } = setUp();
  const token = tokens.get();
  jest.advanceTimersByTime(10_000);
  await expect(token).rejects.toThrow(TokenError);
  tokens.get().catch(() => {});
  expect(asked).toHaveLength(2);
});

test.each([
  ['session over', false],
  [unreachableReason, true],
])(
  'an exchange that failed for "%s" is an error with the reason; temporary: %s',
  async (error, isTemporary) => {
    const { bus, asked, tokens } = setUp();
    const token = tokens.get();
    bus.send('tokenExchangeReady', { requestId: asked[0] ?? '', ok: false, error });
    await expect(token).rejects.toMatchObject({ message: error, isTemporary });
  },
);

test('what is forgotten while it is on its way is not used for later calls', async () => {
  const { asked, tokens, answer } = setUp();
  const before = tokens.get();
  tokens.forget();
  const after = tokens.get();
  answer('of now');
  answer('of before', asked[0]);
  expect(await Promise.all([before, after, tokens.get()])).toEqual(['of before', 'of now', 'of now']);
  expect(asked).toHaveLength(2);
});

test('a closed source leaves nobody waiting, asks no more and keeps no timer', async () => {
  const { asked, tokens } = setUp();
  const waiting = tokens.get();
  tokens.close();
  await expect(waiting).rejects.toMatchObject({ name: 'TokenError', isTemporary: true });
  await expect(tokens.get()).rejects.toMatchObject({ isTemporary: true });
  expect(asked).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});
