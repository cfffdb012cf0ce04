import type { Page } from '@playwright/test';
import { enterPassword, expect, household, test } from './fixtures';
import { pageIsReady } from './pageIsReady';

declare global {
  interface Window {
    /** Of the shell in plain JavaScript: what a test needs to mount one more area as it does. */
    shellParts: {
      loader: { mountArea(area: string, element: HTMLElement, host: object): Promise<Mounted> };
      host: object;
    };
  }
}
interface Mounted {
  ready: Promise<void>;
  unmount(): Promise<void>;
}

const income = () => `${household(2)}/analyse/einkommen`;
const notes = () => `${household(2)}/analyse/gespraechszusammenfassung/recap`;

/** The shell of the example, which hands out what it hands to the area that it has mounted last. */
async function open(page: Page, path: string): Promise<void> {
  await page.route('**/foreign-shell/shell.js', async (route) => {
    const answer = await route.fetch();
    const mount = 'attempt.mounted = await loader.mountArea(attempt.area, attempt.place, {';
    const script = (await answer.text()).replace(
      mount,
      `attempt.mounted = await ((area, place, host) => {
        globalThis.shellParts = { loader, host };
        return loader.mountArea(area, place, host);
      })(attempt.area, attempt.place, {`,
    );
    await route.fulfill({ response: answer, body: script });
  });
  await page.goto('/foreign-shell/#/haushalt');
  await enterPassword(page, 'sabine');
  await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible(); // the context is chosen
  await page.goto(`/foreign-shell/#${path}`);
  await pageIsReady(page);
}

/** Mounts one more area beside the one that is there; answers why it is not ready, or nothing. */
const mountFurther = (page: Page, area: string, path: string, slot: string): Promise<string | undefined> =>
  page.evaluate(
    async ([name = '', at = '', where = '']) => {
      const element = document.createElement('div');
      element.id = 'further-area';
      document.body.append(element);
      const { loader, host } = window.shellParts;
      const location = { current: () => at, navigate: () => {}, subscribe: () => () => {} };
      const mounted = await loader.mountArea(name, element, { ...host, slot: where, location });
      return mounted.ready.then(
        () => undefined,
        (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
      );
    },
    [area, path, slot],
  );

/** Ids that are there twice, and references of each area that lead out of it or nowhere. */
const strayIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    const names = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'];
    const astray = [...document.querySelectorAll('#area, #further-area')].flatMap((area) =>
      [...area.querySelectorAll('*')].flatMap((element) => {
        const said = names.flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean));
        const fills = [...element.attributes].flatMap(({ value }) => /^url\(#(.+)\)$/.exec(value)?.[1] ?? []);
        return [...said, ...fills].filter((id) => !area.querySelector(`[id="${CSS.escape(id)}"]`));
      }),
    );
    return { twice, astray };
  });

test('the page and the notes beside it share no id in a shell that shares no React; a label leads to its own field', async ({
  page,
}) => {
  await open(page, income());
  expect(await mountFurther(page, 'gespraechszusammenfassung', notes(), 'side')).toBeUndefined();
  const side = page.locator('#further-area');
  await expect(side.getByText('Was wurde gesagt?', { exact: true })).toBeVisible();
  expect(await strayIds(page)).toEqual({ twice: [], astray: [] });
  await side.getByText('Was wurde gesagt?', { exact: true }).click();
  await expect(side.locator(':focus')).toBeVisible();
});

test('two areas side by side in a crossing share none, and so does one that is mounted twice', async ({
  page,
}) => {
  await open(page, income());
  expect(await mountFurther(page, 'haushalt', `${household(2)}/uebersicht`, 'page')).toBeUndefined();
  expect(await strayIds(page)).toEqual({ twice: [], astray: [] });
  await page.reload();
  await pageIsReady(page);
  expect(await mountFurther(page, 'analysis', `${household(2)}/analyse/ausgaben`, 'page')).toBeUndefined();
  expect(await strayIds(page)).toEqual({ twice: [], astray: [] });
});

test('an address of another area, and none, is said by a code and on the page', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ShellFault/);
  await open(page, income());
  for (const path of ['/', `${household(2)}/uebersicht`]) {
    expect(await mountFurther(page, 'analysis', path, 'side')).toBe('address');
    const further = page.locator('#further-area');
    await expect(further).toContainText('Zu dieser Adresse gibt es hier keine Seite');
    await further.evaluate((element) => element.remove());
  }
});

test('figures stay those of the data while the browser translates the page', async ({ page }) => {
  await open(page, income());
  const net = page.getByRole('textbox', { name: 'Netto' }).first();
  const before = await net.inputValue();
  const amounts = () =>
    page
      .getByRole('main')
      .evaluate(
        (main) =>
          (main instanceof HTMLElement ? main.innerText : '').replace(/\s/g, ' ').match(/\d[\d.]* €/g) ?? [],
      );
  const type = async (amount: string) => {
    await net.fill(amount);
    await net.blur();
  };
  await type('3.335,00');
  await expect.poll(amounts).not.toEqual([]);
  const right = await amounts();
  await type(before);
  await expect.poll(amounts).not.toEqual(right);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('[translate="no"]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  await type('3.335,00');
  await expect.poll(amounts).toEqual(right);
  await type(before);
});
