import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  areaToken,
  Browser,
  openSignIn,
  signIn,
  startPathProxy,
  startTestServices,
  type PathProxy,
  type TestServices,
} from '../testing';

const built = `<!doctype html>
<html lang="de" translate="no"><head><link rel="stylesheet" href="/shell/main.css"><script src="/env.js" defer></script>
<link rel="preload" href="//other.example/x.css"><a href="https://other.example/"></a></head></html>`;

interface Addresses {
  services: { households: string; graphql: { person: string } };
  signIn: { authority: string };
  links: { privacy: string };
}

/** A path of its own and one of two parts: whatever a company has put us under. */
for (const base of ['/vpd', '/apps/advice'])
  describe(`under ${base}, by a proxy that takes it off`, () => {
    let services: TestServices;
    let proxy: PathProxy;
    let url = '';
    let staticFolder = '';
    before(async () => {
      staticFolder = mkdtempSync(join(tmpdir(), 'vp-dist-'));
      writeFileSync(join(staticFolder, 'index.html'), built);
      proxy = await startPathProxy(base);
      ({ url } = proxy);
      services = await startTestServices({ staticFolder, publicUrl: `${url}/` });
      proxy.leadTo(Number(new URL(services.address).port));
    });
    after(async () => {
      await services.dispose();
      await proxy.close();
      rmSync(staticFolder, { recursive: true });
    });

    it('the page has its files there, and says to its scripts where they are', async () => {
      for (const path of ['/', '/haushalt/4/uebersicht']) {
        const page = await (await fetch(url + path)).text();
        assert.match(page, new RegExp(`<html data-base="${base}" lang="de"`));
        assert.match(page, new RegExp(`href="${base}/shell/main\\.css"`));
        assert.match(page, new RegExp(`src="${base}/env\\.js"`));
        assert.match(page, /href="\/\/other\.example\/x\.css"/);
        assert.match(page, /href="https:\/\/other\.example\/"/);
      }
    });

    it('every address of the configuration leads there', async () => {
      const read = (await (await fetch(`${url}/config/dev.json`)).json()) as Addresses; // of `environmentConfig`
      assert.equal(read.services.households, `${base}/api/households`);
      assert.equal(read.services.graphql.person, `${base}/graphql/person`);
      assert.equal(read.signIn.authority, `${base}/oidc`);
      assert.equal(read.links.privacy, `${base}/rechtliches/datenschutz.html`);
    });

    it('signs in there, by its form and back, and answers with the token', async () => {
      const { tokens } = await signIn(url, 'petra');
      assert.ok(tokens.id_token);
      const token = await areaToken(url, 'petra', '4711');
      const answer = await fetch(`${url}/api/settings/advisor-profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
      assert.equal(answer.status, 200);
    });

    it('keeps its cookies there, and finds the files of the form', async () => {
      const browser = new Browser();
      const { response, location } = await openSignIn(url, browser);
      assert.ok(location.startsWith(`${url}/oidc/interaction/`), location);
      const page = await response.text();
      const addresses = [...page.matchAll(/ (?:src|href|action)="(\/[^"]+)"/g)].map(
        ([, address = '']) => address,
      );
      assert.ok(addresses.length > 3);
      for (const address of addresses) assert.ok(address.startsWith(`${base}/`), address);
      const posted = await browser.post(location, { user: 'petra', password: 'demo' });
      const paths = posted.headers.getSetCookie().map((cookie) => /; ?path=([^;]+)/i.exec(cookie)?.[1]);
      assert.ok(
        paths.length > 0 && paths.every((path) => path === '/' || path?.startsWith(`${base}/`)),
        paths.join(),
      );
    });

    it('lets browsers report there what the policy refuses', async () => {
      const { headers } = await fetch(`${url}/`);
      assert.match(
        headers.get('content-security-policy') ?? '',
        new RegExp(`report-uri ${base}/csp-reports`),
      );
      assert.equal(headers.get('reporting-endpoints'), `csp="${base}/csp-reports"`);
    });
  });
