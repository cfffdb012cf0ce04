import type { RegistryEntry } from '@vp-digital/core/shell';
import { createPageRegistry } from './pageRegistry';

function lineOf(name: string, version = '1.0.0'): RegistryEntry {
  const versions = { version, contractVersion: '1.0.0', coreVersion: '1.0.0', lawVersion: '2026' };
  const files = { entry: `areas/${name}/${version}/remoteEntry.js`, preload: [], css: [], integrity: {} };
  return { ...versions, ...files, manifest: { name, ...versions, pages: [] } };
}

const answer = (content: object) => {
  globalThis.fetch = async () => new Response(JSON.stringify(content));
};

test('a malformed line takes only its own area away, and is filled in when it can be read', async () => {
  const { manifest: _, ...malformed } = lineOf('pkv');
  const page = createPageRegistry(JSON.stringify({ analysis: lineOf('analysis'), pkv: malformed }));
  const heard = jest.fn();
  page.subscribe(heard);
  const known = page.areas;
  expect([Object.keys(known), page.isWhole()]).toEqual([['analysis'], false]);

  answer({ analysis: lineOf('analysis', '1.1.0'), pkv: malformed });
  await page.readAgain();
  expect(page.isWhole()).toBe(false);

  answer({ analysis: lineOf('analysis', '1.1.0'), pkv: lineOf('pkv') });
  await page.readAgain();
  expect([page.isWhole(), heard.mock.calls.length]).toEqual([true, 2]);
  expect(known['pkv']).toEqual(lineOf('pkv'));
  expect(known['analysis']?.version).toBe('1.0.0'); // what may be open goes on with its release
});

test('the files of the other pages come later, as long as the release is the one of the page', async () => {
  const asked = { '/haushalt': { '1.js': 'sha384-1' } };
  const all = { ...asked, '/anmeldung': { '2.js': 'sha384-2' } };
  const here = { haushalt: { ...lineOf('haushalt'), pageFiles: asked }, pkv: lineOf('pkv') };
  const page = createPageRegistry(JSON.stringify(here));
  answer({
    haushalt: { ...lineOf('haushalt'), pageFiles: all },
    pkv: { ...lineOf('pkv', '1.1.0'), pageFiles: all },
  });
  await page.readPageFiles();
  expect(page.areas['haushalt']?.pageFiles).toEqual(all);
  expect(page.areas['pkv']).toEqual(lineOf('pkv'));
});

test.each(['', '<html>', 'null', '7'])(
  '%j is no registry: there are no areas until it can be read',
  async (text) => {
    const page = createPageRegistry(text);
    expect([page.areas, page.isWhole()]).toEqual([{}, false]);
    answer({ pkv: lineOf('pkv') });
    await page.readAgain();
    expect([Object.keys(page.areas), page.isWhole()]).toEqual([['pkv'], true]);
  },
);

test('who cannot fetch it again is told so', async () => {
  const page = createPageRegistry('');
  globalThis.fetch = async () => new Response('', { status: 503 });
  await expect(page.readAgain()).rejects.toMatchObject({ code: 'registry' });
});
