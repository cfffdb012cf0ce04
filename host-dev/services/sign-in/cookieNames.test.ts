import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Browser, openSignIn } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const publicUrl = 'https://beratung.example';
const { services } = await servicesForTests({ publicUrl });

/** The cookies of an answer, each with what it says of itself. */
const cookiesOf = ({ headers }: Response) =>
  headers.getSetCookie().map((cookie) => ({ name: cookie.split('=')[0] ?? '', cookie }));

describe('the cookies of the sign-in under an https address', () => {
  it('bear names that bind them to this host, and go over https only', async () => {
    const browser = new Browser();
    const address = services.address;
    const authorization = await browser.open(
      `${address}/oidc/auth?client_id=vp-shell&response_type=code&scope=openid&code_challenge=${'c'.repeat(43)}` +
        `&code_challenge_method=S256&redirect_uri=${encodeURIComponent(`${publicUrl}/anmeldung/callback`)}`,
    );
    const interaction = new URL(authorization.headers.get('location') ?? '', publicUrl).pathname;
    const signedIn = await browser.post(address + interaction, { user: 'petra', password: 'demo' });
    const resumed = await browser.open(address + new URL(signedIn.headers.get('location') ?? '').pathname);
    assert.match(resumed.headers.get('location') ?? '', /callback\?code=/);
    const cookies = [authorization, signedIn, resumed].flatMap(cookiesOf);
    const names = [...new Set(cookies.map(({ name }) => name))].sort();
    assert.deepEqual(
      names.filter((name) => !name.endsWith('.sig')),
      ['__Host-session', '__Secure-_interaction', '__Secure-_interaction_resume', '__Secure-vp_browser'],
    );
    for (const { name, cookie } of cookies) {
      assert.match(cookie, /; *secure/i, name);
      assert.match(cookie, /; *httponly/i, name);
      assert.match(cookie, /; *samesite=(lax|strict)/i, name);
      assert.doesNotMatch(cookie, /; *domain=/i, name);
      if (name.startsWith('__Host-')) assert.match(cookie, /; *path=\/(;|$)/i, name);
    }
  });

  it('has plain names where there is no https, on this machine', async () => {
    const { services: plain } = await servicesForTests();
    const browser = new Browser();
    await openSignIn(plain.url, browser);
    assert.ok(browser.cookie('_interaction'));
  });
});
