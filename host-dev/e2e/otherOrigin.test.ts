import { dirname } from 'node:path/posix';
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import type { Registry } from '@vp-digital/core/shell';
import { enterPassword, expect, household, test } from './fixtures';

/** A page that a test answers itself counts as one of the wide world; browsers ask before that calls this machine. */
const localNetwork = ['local-network-access'];

/** This machine's number is another origin than its name; the same server answers. */
const originOfAreas = (baseURL = '') => new URL(baseURL).origin.replace('localhost', '127.0.0.1');

/** The foreign shell with a registry of another origin, under the policy that the integration page gives for it. */
async function serveShellFor(page: Page, origin: string): Promise<void> {
  const isShell = (url: URL) => url.pathname === '/foreign-shell/';
  await page.route(isShell, async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const named = policy.replace(/(script-src|style-src|font-src|connect-src) 'self'/g, `$& ${origin}`);
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': named } });
  });
  await page.route('/foreign-shell/shell.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace("'../remotes.json'", `'${origin}/remotes.json'`),
    });
  });
}

test('areas of another origin than the page: registry, scripts, styles, fonts, and the worker that makes a PDF', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(localNetwork);
  const origin = originOfAreas(baseURL);
  await page.goto('/foreign-shell/#/haushalt');
  await enterPassword(page, 'sabine');
  await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();

  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    const [, what] = /^\/(remotes|areas).*\.(?:js|css|json|woff2)$/.exec(url.pathname) ?? [];
    if (what) fetched.add(`${what} of ${url.origin}`);
  });
  await serveShellFor(page, origin);
  await page.goto('/foreign-shell/?signed-in#/haushalt'); // the answer after a sign-in is not the test's
  await page.getByRole('link', { name: /^Musterhaus/ }).click();
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();

  await test.step('styles and fonts hold', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /Newsreader|Hanken/);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
    expect(loaded).toBeGreaterThan(0);
  });

  await test.step('a PDF is made in a worker', async () => {
    await page.goto(`/foreign-shell/#${household(2)}/uebersicht/sektion/datenschutzbestimmungen`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Protokoll (PDF): Jonas', exact: true }).click();
    const file = await PDFDocument.load(await readFile(await (await download).path()));
    expect(file.getPageCount()).toBeGreaterThan(0);
  });

  expect([...fetched].sort()).toEqual([`areas of ${origin}`, `remotes of ${origin}`]);
});

test('what is built says how long it may be kept, and that other origins may load it', async ({
  request,
}) => {
  const get = (path: string) => request.get(path, { headers: { origin: 'https://shell.example' } });
  const registry = await get('/remotes.json');
  const lines = (await registry.json()) as Registry; // written by our own build
  const files = new Set(
    Object.values(lines).flatMap(({ entry, preload, css, pageFiles = {} }) => [
      entry,
      ...preload,
      ...css,
      ...Object.values(pageFiles).flatMap((page) =>
        Object.keys(page).map((file) => `${dirname(entry)}/${file}`),
      ),
    ]),
  );
  const loaded: [string, string][] = [
    ...[...files].map((file): [string, string] => [`/${file}`, 'public, max-age=31536000, immutable']),
    ['/remotes.json', 'no-store'],
    ['/loader.js', 'no-cache'],
  ];
  expect(files.size).toBeGreaterThan(4 * Object.keys(lines).length);
  for (const [path, kept] of loaded) {
    const answer = await get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      'cache-control': kept,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  }
  for (const path of ['/', '/haushalt', '/config/dev.json', '/frame.html', '/shell/icon.svg']) {
    const headers = (await get(path)).headers();
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  }
  expect((await get('/')).headers()['cache-control']).toBe('no-store');
});
