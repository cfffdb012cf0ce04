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
  const answer = (accessToken: string, seconds = 300) =>
    bus.send('tokenExchangeReady', {
      requestId: asked.at(-1) ?? '',
      ok: true,
      accessToken,
      expiresAt: new Date(Date.now() + seconds * 1_000).toISOString(),
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
