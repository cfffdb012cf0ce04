import type { SourceData } from '@vp-digital/core/contracts';
import type { Config } from '@vp-digital/core/shell';
import { SessionOverError } from './exchangeToken';
import { storedPending } from './storedPending';
import { storedSession, type Session } from './storedSession';
import { createSignIn } from './signIn';

const { origin } = window.location;
const authority = `${origin}/oidc`;
const config = { signIn: { authority: '/oidc', clientId: 'vp-shell' } } as Config; // all that the sign-in reads
const audience = 'urn:vp-digital:area';

const source: SourceData = {
  authData: { profile: { sub: 'petra', preferred_username: 'petra', name: 'Petra Beispiel' } },
  userData: {
    role: 'main-advisor',
    userPermissions: [],
    fileRights: ['access'],
    advisor: true,
    assistant: false,
  },
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (claims: object) => {
  const now = Math.floor(Date.now() / 1_000);
  const { authData, userData } = source;
  const known = { ...authData.profile, userData };
  const payload = { iss: authority, aud: 'vp-shell', iat: now, exp: now + 900, ...known, ...claims };
  return `${encoded({ alg: 'RS256' })}.${encoded(payload)}.${encoded('signature')}`;
};
const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

type Answer = (form: URLSearchParams) => Response | Promise<Response>;

/** The organisation: its metadata, and a token endpoint that answers grant by grant. */
function organisation(answers: Partial<Record<string, Answer>>) {
  const grants: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.endsWith('/.well-known/openid-configuration'))
      return json({
        issuer: authority,
        authorization_endpoint: `${authority}/auth`,
        token_endpoint: `${authority}/token`,
        end_session_endpoint: `${authority}/end`,
      });
    const form = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const grant = form.get('grant_type')?.split(':').at(-1) ?? '';
    grants.push(grant);
    return answers[grant]?.(form) ?? json({ error: 'unsupported_grant_type' }, 400);
  });
  return grants;
}

const signedIn = (session: Partial<Session> = {}) =>
  storedSession.write({
    accessToken: 'shell-token',
    refreshToken: 'refresh-1',
    idToken: idToken({}),
    expiresAt: Date.now() + 900_000,
    source,
    ...session,
  });

const exchanged: Answer = (form) =>
  json({ access_token: `area-${form.get('subject_token')}`, expires_in: 300, token_type: 'Bearer' });
const renewed: Answer = () =>
  json({ access_token: 'fresh', refresh_token: 'refresh-2', expires_in: 900, token_type: 'Bearer' });
const brokenLine: Answer = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(undefined, '', '/');
});

test('the way back redeems the code of this attempt and says where the user wanted to go', async () => {
  organisation({
    authorization_code: (form) => {
      expect(form.get('code_verifier')).toBe('v'.repeat(43));
      return json({
        access_token: 'shell-token',
        refresh_token: 'refresh-1',
        id_token: idToken({ nonce: 'once' }),
        expires_in: 900,
        token_type: 'Bearer',
      });
    },
  });
  storedPending.write({ state: 'mine', nonce: 'once', verifier: 'v'.repeat(43), returnTo: '/haushalt' });
  window.history.replaceState(undefined, '', '/anmeldung/callback?code=abc&state=mine');
  const signIn = createSignIn(config);
  await expect(signIn.complete()).resolves.toBe('/haushalt');
  await expect(signIn.current()).resolves.toEqual(source);
  await expect(signIn.complete()).rejects.toThrow('no sign-in is under way');
});

test('a device whose clock is hours off signs in: the answer’s own clock counts', async () => {
  const now = Date.now();
  const token = idToken({ nonce: 'once' });
  const date = new Date(now).toUTCString();
  organisation({
    authorization_code: () =>
      json({ access_token: 'x', id_token: token, expires_in: 900, token_type: 'Bearer' }, 200, { date }),
  });
  storedPending.write({ state: 'mine', nonce: 'once', verifier: 'v'.repeat(43), returnTo: '/haushalt' });
  window.history.replaceState(undefined, '', '/anmeldung/callback?code=abc&state=mine');
  jest.spyOn(Date, 'now').mockReturnValue(now + 6 * 3_600_000);
  await expect(createSignIn(config).complete()).resolves.toBe('/haushalt');
});

test.each([
  ['another state', '?code=abc&state=foreign', 'once'],
  ['another nonce', '?code=abc&state=mine', 'foreign'],
])('an answer with %s signs nobody in', async (_, search, nonce) => {
  organisation({
    authorization_code: () =>
      json({ access_token: 'x', id_token: idToken({ nonce }), expires_in: 900, token_type: 'Bearer' }),
  });
  storedPending.write({ state: 'mine', nonce: 'once', verifier: 'v'.repeat(43), returnTo: '/haushalt' });
  window.history.replaceState(undefined, '', `/anmeldung/callback${search}`);
  const signIn = createSignIn(config);
  await expect(signIn.complete()).rejects.toThrow();
  await expect(signIn.current()).resolves.toBeUndefined();
});

test('an ID token without the user’s rights signs nobody in, and the console says which claim is missing', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  organisation({
    authorization_code: () =>
      json({
        access_token: 'x',
        id_token: idToken({ nonce: 'once', userData: undefined }),
        expires_in: 900,
        token_type: 'Bearer',
      }),
  });
  storedPending.write({ state: 'mine', nonce: 'once', verifier: 'v'.repeat(43), returnTo: '/haushalt' });
  window.history.replaceState(undefined, '', '/anmeldung/callback?code=abc&state=mine');
  const signIn = createSignIn(config);
  await expect(signIn.complete()).rejects.toThrow('userData');
  expect(said).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('userData') }),
  );
  await expect(signIn.current()).resolves.toBeUndefined();
});

test('a session that a release before kept counts as signed out', async () => {
  signedIn();
  const { source: _, ...others } = JSON.parse(sessionStorage.getItem('vp.sign-in.session') ?? '{}');
  sessionStorage.setItem(
    'vp.sign-in.session',
    JSON.stringify({ ...others, profile: source.authData.profile }),
  );
  await expect(createSignIn(config).current()).resolves.toBeUndefined();
});

test('exchanges that come together after the end of the token share one renewal', async () => {
  const grants = organisation({ refresh_token: renewed, 'token-exchange': exchanged });
  signedIn({ expiresAt: Date.now() - 1_000 });
  const signIn = createSignIn(config);
  const [one, two] = await Promise.all([
    signIn.exchange(audience, { accountingContract: '4711' }),
    signIn.exchange(audience, { accountingContract: '4711' }),
  ]);
  expect([one.accessToken, two.accessToken]).toEqual(['area-fresh', 'area-fresh']);
  expect(grants.filter((grant) => grant === 'refresh_token')).toHaveLength(1);
  expect(storedSession.read()?.refreshToken).toBe('refresh-2');
  await expect(signIn.current()).resolves.toEqual(source);
});

describe('areas that ask for the same', () => {
  const numbered = (): Answer => {
    let number = 0;
    return () => json({ access_token: `area-${++number}`, expires_in: 300, token_type: 'Bearer' });
  };
  const petra = { accountingContract: '4711' };
  const start = () => {
    organisation({ 'token-exchange': numbered() });
    signedIn();
    const signIn = createSignIn(config);
    return async (user = petra, had?: string) => (await signIn.exchange(audience, user, had)).accessToken;
  };

  test('share a token', async () => {
    const token = start();
    expect([await token(), await token()]).toEqual(['area-1', 'area-1']);
    expect(await token({ accountingContract: '4700' })).toBe('area-2');
  });

  test('get another one when they have had it', async () => {
    const token = start();
    expect(await token()).toBe('area-1');
    expect(await token(petra, 'area-1')).toBe('area-2');
    expect(await token(petra, 'area-1')).toBe('area-2');
  });

  test('get another one in its last minute', async () => {
    const token = start();
    const now = Date.now();
    expect(await token()).toBe('area-1');
    jest.spyOn(Date, 'now').mockReturnValue(now + 239_000);
    expect(await token()).toBe('area-1');
    jest.spyOn(Date, 'now').mockReturnValue(now + 241_000);
    expect(await token()).toBe('area-2');
  });

  test('get none after a sign-out', async () => {
    const token = start();
    await token();
    storedSession.clear();
    await expect(token()).rejects.toThrow(SessionOverError);
  });
});

test('a page that is loaded anew exchanges its token without asking how the sign-in is reached', async () => {
  organisation({ refresh_token: renewed, 'token-exchange': exchanged });
  signedIn({ expiresAt: Date.now() + 1_000 });
  await createSignIn(config).current(); // the renewal has asked for it
  const asked = jest.mocked(globalThis.fetch).mock.calls.length;
  await createSignIn(config).exchange(audience, undefined);
  const addresses = jest
    .mocked(globalThis.fetch)
    .mock.calls.slice(asked)
    .map(([address]) => address);
  expect(addresses).toEqual([`${authority}/token`]);
});

test('a refused renewal is the end of the session', async () => {
  organisation({ refresh_token: () => json({ error: 'invalid_grant' }, 400) });
  signedIn({ expiresAt: Date.now() - 1_000 });
  const signIn = createSignIn(config);
  await expect(signIn.exchange(audience, undefined)).rejects.toThrow(SessionOverError);
  await expect(signIn.current()).resolves.toBeUndefined();
});

test('a refused exchange is the end of the session', async () => {
  organisation({ 'token-exchange': () => json({ error: 'invalid_grant' }, 400) });
  signedIn();
  await expect(createSignIn(config).exchange(audience, undefined)).rejects.toThrow(SessionOverError);
});

test.each<[string, Answer]>([
  ['a broken line', brokenLine],
  ['an organisation that is away', () => json({}, 503)],
])('%s signs nobody out', async (_, answer) => {
  organisation({ refresh_token: answer, 'token-exchange': answer });
  signedIn({ expiresAt: Date.now() - 1_000 });
  const signIn = createSignIn(config);
  await expect(signIn.current()).resolves.toEqual(source);
  await expect(signIn.exchange(audience, undefined)).rejects.not.toBeInstanceOf(SessionOverError);
  signedIn();
  await expect(signIn.exchange(audience, undefined)).rejects.not.toBeInstanceOf(SessionOverError);
});

test('a renewal that answers after the sign-out brings nobody back', async () => {
  let answer: (response: Response) => void = () => {};
  organisation({ refresh_token: () => new Promise((resolve) => (answer = resolve)) });
  signedIn({ expiresAt: Date.now() - 1_000 });
  const signIn = createSignIn(config);
  const current = signIn.current();
  await new Promise((resolve) => setTimeout(resolve));
  signIn.forget();
  answer(await renewed(new URLSearchParams()));
  await current;
  expect(storedSession.read()).toBeUndefined();
});

test('what somebody else wrote into the storage counts as nobody', async () => {
  sessionStorage.setItem('vp.sign-in.session', '{"accessToken":1');
  await expect(createSignIn(config).current()).resolves.toBeUndefined();
});
