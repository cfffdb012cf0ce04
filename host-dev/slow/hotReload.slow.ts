import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/findBrowser';
import { signIn } from '../e2e/signIn';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

const area = 'haushalt';
const source = `remotes/${area}/search/HouseholdSearch.tsx`;
const lead = "lead={t('lead')}";

/** Milliseconds; nothing is proven by them, they only end a test that hangs. */
const patience = 300_000;

describe('npm start with an area from source', () => {
  let copy: WorkspaceCopy;
  let server: Server;
  let browser: Browser;
  let page: Page;
  before(async () => {
    copy = copyWorkspace([area]);
    server = await start(copy);
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    page = await browser.newPage({ baseURL: server.address, locale: 'de-DE' });
    page.setDefaultTimeout(patience);
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
    copy.remove();
  });

  const field = () => page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  /** Writes the area's source and answers after how many milliseconds the page shows it. */
  const edit = async (text: string) => {
    const begun = performance.now();
    copy.write(source, original.replace(lead, `lead="${text}"`));
    await page.getByText(text).waitFor();
    return Math.round(performance.now() - begun);
  };
  let original = '';

  it('shows what is written in the open page; what is typed, chosen and known stays', async (test) => {
    original = copy.read(source);
    assert.ok(original.includes(lead));
    await signIn(page, 'sabine');
    await field().fill('Musterh');
    await page.getByRole('link', { name: /^Musterhaus/ }).waitFor();
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    test.diagnostic(`the first edit was in the page after ${await edit('Zum ersten')} ms`);
    test.diagnostic(`the second edit was in the page after ${await edit('Zum zweiten')} ms`);
    assert.equal(await field().inputValue(), 'Musterh');
    assert.ok(await page.getByRole('link', { name: /^Musterhaus/ }).isVisible());
    assert.ok(await page.getByRole('button', { name: /Sabine/ }).isVisible());
    assert.equal(await page.locator('body[data-before]').count(), 1, 'the page was not loaded again');
  });

  it('stays as it is while the source cannot be read, and goes on after', async () => {
    copy.write(source, original.replace(lead, 'lead={'));
    await server.says(/error/i);
    assert.ok(await page.getByText('Zum zweiten').isVisible());
    await edit('Zum dritten');
    assert.equal(await field().inputValue(), 'Musterh');
    assert.equal(await page.locator('body[data-before]').count(), 1, 'the page was not loaded again');
  });
});

interface Server {
  address: string;
  /** Waits until the server has printed something from now on. */
  says(pattern: RegExp): Promise<void>;
  stop(): Promise<void>;
}

/** `npm start -- haushalt` in the copy, on the first port of some that is free. */
async function start(copy: WorkspaceCopy): Promise<Server> {
  for (const port of [42_100, 42_200, 42_300, 42_400, 42_500]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'host-dev/start.ts', area], {
      cwd: copy.folder,
      env: { ...copy.environment, PORT: String(port), VP_DATA: `${copy.folder}/data` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const address = `http://localhost:${port}`;
    const printed = listen(child);
    if (await Promise.race([printed(address), once(child, 'exit').then(() => false)]))
      return {
        address,
        says: async (pattern) => void (await printed(pattern)),
        stop: async () => {
          child.kill('SIGTERM');
          if (child.exitCode === null) await once(child, 'exit');
        },
      };
  }
  throw new Error('The server did not start on any port.');
}

/** Waits for something that a process prints, and shows all of it. */
function listen({ stdout, stderr }: ChildProcess): (what: string | RegExp) => Promise<boolean> {
  const waiting = new Map<string | RegExp, () => void>();
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      for (const [what, found] of waiting)
        if (typeof what === 'string' ? text.includes(what) : what.test(text)) found();
    });
  return (what) => new Promise((resolve) => waiting.set(what, () => resolve(true)));
}
