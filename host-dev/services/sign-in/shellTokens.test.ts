import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { decodeJwt, type JWTPayload } from 'jose';
import {
  areaToken,
  Browser,
  createClient,
  exchangeToken,
  openSignIn,
  postToken,
  signIn,
  type Tokens,
  startTestServices,
  type TestServices,
} from '../testing';

describe("the shell's tokens", () => {
  let services: TestServices;
  before(async () => {
    services = await startTestServices();
  });
  after(() => services.dispose());

  it('are renewed by a refresh token that works once', async () => {
    const { tokens } = await signIn(services.url, 'petra');
    const refresh = () =>
      postToken(services.url, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    const renewed = await refresh();
    assert.equal(renewed.status, 200);
    assert.notEqual(
      ((await renewed.json()) as { refresh_token: string }).refresh_token,
      tokens.refresh_token,
    );
    assert.equal((await refresh()).status, 400);
  });

  it('are given once for a code that arrives five times at once; then the code is over, with all that came of it', async () => {
    const browser = new Browser();
    const verifier = 'v'.repeat(43);
    const form = await openSignIn(services.url, browser, { verifier });
    const posted = await browser.post(form.location, { user: 'petra', password: 'demo' });
    const { location } = await browser.follow(posted, `${services.url}/oidc/`);
    const redeem = () =>
      postToken(services.url, {
        grant_type: 'authorization_code',
        code: new URL(location).searchParams.get('code') ?? '',
        redirect_uri: `${services.url}/anmeldung/callback`,
        code_verifier: verifier,
      });
    const answers = await Promise.all([redeem(), redeem(), redeem(), redeem(), redeem()]);
    await assertFamilyEnded(answers);
    // the browser is signed in as before, and begins a family of its own
    assert.match((await openSignIn(services.url, browser)).location, /\/anmeldung\/callback\?code=/);
  });

  it('are renewed once by a refresh token that arrives five times at once; then the whole family is over', async () => {
    const { tokens } = await signIn(services.url, 'petra');
    const auditedBefore = await auditedReuses();
    const renew = () =>
      postToken(services.url, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    await assertFamilyEnded(await Promise.all([renew(), renew(), renew(), renew(), renew()]));
    assert.equal((await exchangeToken(services.url, tokens.access_token, { contract: '4711' })).status, 400);
    // who comes after the family's end finds no token that could be used again: one note is certain
    assert.ok((await auditedReuses()) > auditedBefore);
  });

  async function auditedReuses(): Promise<number> {
    const [audited] = await services.database.q<{ count: number }>(
      "select count(*) as count from audit where action = 'token.reused'",
    );
    return Number(audited?.count ?? 0);
  }

  /** One of them was answered; what it was given is good for nothing, because one of the others may be a thief. */
  async function assertFamilyEnded(answers: Response[]): Promise<void> {
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400, 400]);
    const given = (await answers.find(({ status }) => status === 200)?.json()) as Tokens; // of the provider
    const later = await postToken(services.url, {
      grant_type: 'refresh_token',
      refresh_token: given.refresh_token,
    });
    assert.equal(later.status, 400);
    assert.equal((await exchangeToken(services.url, given.access_token, { contract: '4711' })).status, 400);
  }

  it('become a short token for areas, bound to an accounting contract of the user', async () => {
    const { tokens } = await signIn(services.url, 'petra');
    const response = await exchangeToken(services.url, tokens.access_token, { contract: '4711' });
    const answer = (await response.json()) as { access_token: string; expires_in: number };
    const claims: JWTPayload = decodeJwt(answer.access_token);
    assert.equal(claims.exp, (claims.iat ?? 0) + answer.expires_in);
    assert.equal(answer.expires_in, 300);
    assert.deepEqual([claims.sub, claims.name, claims.contract], ['petra', 'Petra Beispiel', '4711']);
    assert.equal(claims.aud, 'urn:vp-digital:area');
  });

  it('are not exchanged for a contract of somebody else, nor when they are made up', async () => {
    const { tokens } = await signIn(services.url, 'timo');
    const foreign = await exchangeToken(services.url, tokens.access_token, { contract: '4700' });
    assert.deepEqual(
      [foreign.status, ((await foreign.json()) as { error: string }).error],
      [400, 'access_denied'],
    );
    for (const asked of [{ contract: '4711\0' }, { impersonation: '\0' }]) {
      const strange = await exchangeToken(services.url, tokens.access_token, asked);
      assert.equal(strange.status, 400, JSON.stringify(asked));
    }
    const tampered = await exchangeToken(services.url, `${tokens.access_token}x`, { contract: '4711' });
    assert.deepEqual(
      [tampered.status, ((await tampered.json()) as { error: string }).error],
      [400, 'invalid_grant'],
    );
  });

  it('end with signing out, which asks no second time, and so does the session', async () => {
    const { browser, tokens } = await signIn(services.url, 'petra');
    const logout = new URL(`${services.url}/oidc/session/end`);
    logout.searchParams.set('id_token_hint', tokens.id_token);
    logout.searchParams.set('post_logout_redirect_uri', `${services.url}/anmeldung`);
    const page = await (await browser.open(logout.href)).text();
    assert.match(page, /<script src="\/oidc\/assets\/logout.js" defer>/);
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    const ended = await browser.post(action, { xsrf, logout: 'yes' });
    assert.equal(ended.headers.get('location'), `${services.url}/anmeldung`);

    assert.equal((await exchangeToken(services.url, tokens.access_token, { contract: '4711' })).status, 400);
    const refreshed = await postToken(services.url, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    assert.equal(refreshed.status, 400);
    const { response } = await openSignIn(services.url, browser);
    assert.match(await response.text(), /Benutzername/);
  });

  it('end for another user by no link: who is signed in is asked', async () => {
    const { browser } = await signIn(services.url, 'petra');
    const { tokens: foreign } = await signIn(services.url, 'timo');
    const logout = new URL(`${services.url}/oidc/session/end`);
    logout.searchParams.set('id_token_hint', foreign.id_token);
    const page = await (await browser.open(logout.href)).text();
    assert.doesNotMatch(page, /logout\.js/);
    assert.match(page, /Möchten Sie sich abmelden\?/);
  });

  it('are nowhere in the database as they are, nor is the cookie of the session', async () => {
    const { browser, tokens } = await signIn(services.url, 'petra');
    const records = await services.database.q('select kind, id, payload from oidc_record');
    const text = JSON.stringify(records);
    assert.ok(records.length > 0);
    const secrets = [tokens.access_token, tokens.refresh_token, browser.cookie('_session')];
    for (const secret of secrets) assert.ok(secret && !text.includes(secret));
  });

  it('and sessions outlive a restart', async () => {
    const { browser, tokens } = await signIn(services.url, 'sabine');
    const token = await areaToken(services.url, 'sabine', '4700');
    services = await services.restart();
    const section = `/api/households/11111111-0000-4000-8000-000000000002/sections/incomes`;
    assert.equal((await createClient(services.url, token).get(section)).status, 200);
    assert.equal((await exchangeToken(services.url, tokens.access_token, { contract: '4700' })).status, 200);
    const { location } = await openSignIn(services.url, browser);
    assert.match(location, /\/anmeldung\/callback\?code=/);
  });
});
