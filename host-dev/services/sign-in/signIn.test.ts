import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { idTokenClaims } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import { decodeJwt } from 'jose';
import { Browser, openSignIn, signIn, startTestServices, type TestServices } from '../testing';

describe('signing in', () => {
  let services: TestServices;
  before(async () => {
    services = await startTestServices();
  });
  after(() => services.dispose());

  it('hands the shell a profile and userData as the contract says', async () => {
    const { tokens } = await signIn(services.url, 'petra');
    const { userData, ...claims } = idTokenClaims.parse(decodeJwt(tokens.id_token));
    assert.equal(claims.name, 'Petra Beispiel');
    assert.equal(claims.preferred_username, 'petra');
    assert.equal(userData.parentUserId, 'sabine');
    assert.deepEqual(userData.mainAdvisor, {
      name: 'Sabine Senior',
      email: 'sabine.senior@beispiel.example',
    });
    assert.deepEqual([userData.role, userData.advisor, userData.assistant], ['advisor', true, false]);
    assert.deepEqual(userData.fileRights, ['access', 'search', 'create']);
    assert.ok(userData.userPermissions.includes(permissions.mainAccess));
    assert.ok(!userData.userPermissions.includes(permissions.teamBuilding));
  });

  it('names the main advisor over any number of levels, and none to the main advisor', async () => {
    const userDataOf = async (user: string) =>
      idTokenClaims.parse(decodeJwt((await signIn(services.url, user)).tokens.id_token)).userData;
    const nora = await userDataOf('nora');
    assert.deepEqual([nora.parentUserId, nora.mainAdvisor?.name], ['petra', 'Sabine Senior']);
    assert.deepEqual(nora.fileRights, ['access']);
    assert.equal((await userDataOf('sabine')).mainAdvisor, undefined);
  });

  it('speaks German, and English to those who ask for it', async () => {
    const browser = new Browser();
    const { response, location } = await openSignIn(services.url, browser);
    assert.match(await response.text(), /<html lang="de">[\s\S]*Benutzername/);
    const english = await browser.open(location, {
      headers: { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' },
    });
    assert.match(await english.text(), /<html lang="en">[\s\S]*User name/);
  });

  it('has no inline script or style, which the content security policy would refuse', async () => {
    const { response } = await openSignIn(services.url, new Browser());
    const page = await response.text();
    assert.match(
      response.headers.get('content-security-policy') ?? '',
      /script-src 'self'; style-src 'self'/,
    );
    assert.doesNotMatch(page, /<style|style=|<script(?! src=)|onclick/);
    for (const [, path] of page.matchAll(/(?:src|href)="(\/oidc\/[^"]+)"/g))
      assert.equal((await fetch(services.url + path)).status, 200, path);
  });

  it('refuses a wrong password, and after five of them answers no more', async () => {
    const browser = new Browser();
    const { location } = await openSignIn(services.url, browser);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await browser.post(location, { user: 'nobody', password: 'x' })).status);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
  });

  it('looks at five of sixty passwords that are tried at once, the right one among them or not', async () => {
    const browser = new Browser();
    const { location } = await openSignIn(services.url, browser);
    const passwords = Array.from({ length: 60 }, (_, index) => (index === 59 ? 'demo' : `guess${index}`));
    const answers = await Promise.all(
      passwords.map((password) => browser.post(location, { user: 'ina', password })),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    assert.deepEqual([count(401) + count(303), count(429)], [5, 55]);
  });

  it('lets the owner in with her own browser while strangers guess, and counts that one for itself', async () => {
    const { browser } = await signIn(services.url, 'sabine');
    const stranger = new Browser();
    const strange = await openSignIn(services.url, stranger);
    const guess = async () =>
      (await stranger.post(strange.location, { user: 'sabine', password: 'x' })).status;
    assert.deepEqual(
      [await guess(), await guess(), await guess(), await guess(), await guess(), await guess()],
      [401, 401, 401, 401, 401, 429],
    );
    const right = { user: 'sabine', password: 'demo' };
    assert.equal((await stranger.post(strange.location, right)).status, 429);
    // petra's browser is not known to sabine
    const { browser: other } = await signIn(services.url, 'petra');
    const ended = new Browser();
    ended.take(other, 'vp_browser');
    const asOther = await openSignIn(services.url, ended);
    assert.equal((await ended.post(asOther.location, right)).status, 429);

    const own = new Browser();
    own.take(browser, 'vp_browser');
    const form = await openSignIn(services.url, own);
    const wrong = { user: 'sabine', password: 'wrong' };
    for (let attempt = 0; attempt < 4; attempt += 1)
      assert.equal((await own.post(form.location, wrong)).status, 401);
    assert.equal((await own.post(form.location, right)).status, 303);
  });

  it('makes a password that was hashed for less good as new ones are, at the next sign-in', async () => {
    const { q } = services.database;
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync('demo', salt, 32, { N: 2 ** 4 });
    const old = `4.${salt.toString('base64url')}.${hash.toString('base64url')}`;
    await q("update advisor_user set password_hash = $1 where user_id = 'nora'", [old]);
    await signIn(services.url, 'nora');
    const [user] = await q<{ hash: string }>(
      "select password_hash as hash from advisor_user where user_id = 'nora'",
    );
    assert.notEqual(user?.hash.split('.')[0], '4');
    await signIn(services.url, 'nora');
  });

  it('escapes what was typed', async () => {
    const browser = new Browser();
    const { location } = await openSignIn(services.url, browser);
    const page = await (await browser.post(location, { user: '"><script>', password: 'x' })).text();
    assert.ok(!page.includes('"><script>'));
  });

  it('refuses requests without PKCE and foreign addresses', async () => {
    const request = `${services.url}/oidc/auth?client_id=vp-shell&response_type=code&scope=openid`;
    const own = encodeURIComponent(`${services.url}/anmeldung/callback`);
    const withoutPkce = await new Browser().open(`${request}&redirect_uri=${own}`);
    assert.match(withoutPkce.headers.get('location') ?? '', /error=invalid_request/);
    const foreign = await new Browser().open(`${request}&redirect_uri=https%3A%2F%2Fevil.example`);
    assert.equal(foreign.status, 400);
    assert.equal(foreign.headers.get('location'), null);
  });

  it('tells a browser that brings no sign-in of its own to begin again', async () => {
    const { location } = await openSignIn(services.url, new Browser());
    const other = await new Browser().open(location);
    assert.equal(other.status, 400);
    assert.match(await other.text(), /nicht mehr gültig/);
  });
});
