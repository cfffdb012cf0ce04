import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { servicesForTests } from '../testing/servicesForTests';

const { services } = await servicesForTests();
const get = async (path: string) => {
  const response = await fetch(services.url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** What of the configuration leads out of the application. */
interface Addresses {
  external: { documentCollection: string };
  apps: { leben: string; kfz: string; ebike?: string };
}

describe('the application that stands in for those outside', () => {
  it('says that it is invented, and speaks to the shell alone, which alone may frame it', async () => {
    const { status, headers, text } = await get('/fremdanwendung/leben');
    assert.equal(status, 200);
    assert.match(text, /Erfundene Anwendung/);
    assert.match(text, /frei erfunden/);
    assert.ok(text.includes(`data-shell="${services.url}"`));
    assert.match(
      headers.get('content-security-policy') ?? '',
      new RegExp(`frame-ancestors ${services.url}$`),
    );
  });

  it('finds its script and its style beside itself, below any path', async () => {
    const { text } = await get('/fremdanwendung/leben');
    for (const [, name] of text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      assert.ok(!name?.startsWith('/'));
      assert.equal((await get(`/fremdanwendung/${name}`)).status, 200);
    }
  });

  it('is of no name that is markup', async () => {
    for (const name of ['%3Cscript%3E', 'a%22b', 'A'])
      assert.equal((await get(`/fremdanwendung/${name}`)).status, 404);
  });

  it('is where the configuration of development leads to, on the second origin for the segments', async () => {
    const { external, apps } = JSON.parse((await get('/config/dev.json')).text) as Addresses;
    assert.equal(external.documentCollection, '/fremdanwendung/document-collection');
    const other = services.url.replace('localhost', '127.0.0.1');
    assert.equal(apps.leben, `${other}/fremdanwendung/leben`);
    assert.equal(apps.ebike, undefined); // not installed: the need is kept instead
    for (const address of [external.documentCollection, apps.kfz.replace(other, '')])
      assert.equal((await get(address)).status, 200);
  });
});
