import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { applicationPage } from './applicationPage';

const entry = 'areas/analysis/1.0.0/remoteEntry.js';
const pages = [{ path: '/haushalt/:householdId/analyse/einkommen', title: { de: '</script>' } }];
const files = { '17.1a2b3c4d.js': 'sha384-a' };
const pageFiles = { '/haushalt/:householdId/analyse/einkommen': files, '/other': { '18.js': 'sha384-b' } };
const line = { entry, integrity: {}, manifest: { pages } };

const htmlWith = (registry: string) =>
  `<!doctype html><script type="application/json" id="vp-registry">${registry}</script><div id="shell"></div>`;
const inData = (content: object) => JSON.stringify(content).replaceAll('<', '\\u003c');
const carriedBy = (html: string): unknown => {
  const text = /id="vp-registry">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  return JSON.parse(text);
};

describe("the shell's page", () => {
  let root = '';
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'vp-page-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  function build(lines: string, html = htmlWith(inData({ analysis: line, pkv: line }))) {
    writeFileSync(join(root, 'index.html'), html);
    writeFileSync(join(root, 'remotes.json'), lines);
    return html;
  }

  it('names the files of the page asked for, and no others', async () => {
    build(JSON.stringify({ analysis: { ...line, pageFiles } }));
    const html = await applicationPage(root, '/haushalt/1f0c/analyse/einkommen?fokus=netto');
    assert.deepEqual(carriedBy(html), {
      analysis: { ...line, pageFiles: { '/haushalt/:householdId/analyse/einkommen': files } },
      pkv: line,
    });
    assert.ok(html.endsWith('</script><div id="shell"></div>'));
  });

  it('names them behind an app segment, too', async () => {
    build(JSON.stringify({ analysis: { ...line, pageFiles } }));
    const html = await applicationPage(root, '/vpd/haushalt/1f0c/analyse/einkommen');
    assert.deepEqual(carriedBy(html), {
      analysis: { ...line, pageFiles: { '/haushalt/:householdId/analyse/einkommen': files } },
      pkv: line,
    });
  });

  for (const [what, lines, address] of [
    [
      'an address without a page',
      JSON.stringify({ analysis: { ...line, pageFiles } }),
      '/anmeldung/callback',
    ],
    [
      'a release that came between',
      JSON.stringify({ analysis: { ...line, entry: 'other', pageFiles } }),
      '/',
    ],
    ['an area that names no files', JSON.stringify({ analysis: line }), '/'],
    ['a registry that cannot be read', '<html>', '/'],
    ['a registry of another shape', '{"analysis": 7}', '/'],
  ] as const)
    it(`carries what the build gave it: ${what}`, async () => {
      const html = build(lines);
      const path = address === '/' ? '/haushalt/1f0c/analyse/einkommen' : address;
      assert.deepEqual(carriedBy(await applicationPage(root, path)), carriedBy(html));
    });

  it('lets the configuration of its environment come with the styles, and has none named where there is no environment', async () => {
    const head =
      '<head>\n    <link rel="stylesheet" href="/a.css">\n    <link rel="stylesheet" href="/b.css">';
    build('{}', head);
    assert.equal(await applicationPage(root, '/haushalt'), head);

    writeFileSync(join(root, 'env.js'), 'globalThis.env = "test";\ndocument.head;\n');
    const [, first, ...others] = (await applicationPage(root, '/haushalt')).split('\n');
    assert.equal(first, '    <link rel="preload" href="/config/test.json" as="fetch" crossorigin>');
    assert.equal(others.join('\n'), head.slice(head.indexOf('    <link')));

    writeFileSync(join(root, 'env.js'), 'globalThis.env = "&quot;><script>";\n');
    assert.equal(await applicationPage(root, '/haushalt'), head);
  });

  it('stays as it is without a registry of its own', async () => {
    const html = build('{}', '<!doctype html>$& $1');
    assert.equal(await applicationPage(root, '/haushalt'), html);
  });
});
