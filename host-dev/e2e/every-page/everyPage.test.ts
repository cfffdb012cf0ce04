import type { Page } from '@playwright/test';
import { routes } from '@vp-digital/core/reference';
import deView from '../../../locales/de/shell/customerView.json' with { type: 'json' };
import de from '../../../locales/de/shell.json' with { type: 'json' };
import enView from '../../../locales/en/shell/customerView.json' with { type: 'json' };
import en from '../../../locales/en/shell.json' with { type: 'json' };
import { readRegistry } from '../../build/registry';
import { expect, openSignedIn, test } from '../fixtures';
import { addressOf, readerOf } from './addressOf';
import { plantApart } from './apart';
import { expectNamedFigures, limits } from './expectNamedFigures';
import { walkCustomersPicture } from './customersPicture';
import { plantInternalWords } from './internalWords';
import { walkPaper, walkSystemColors, walkWindows } from './walks';

const languages = [
  ['de', 'de-DE', de, deView],
  ['en', 'en-GB', en, enView],
] as const;

/** In English no amount has its euro sign behind it. */
async function expectSignBefore(page: Page): Promise<void> {
  const text = await page.locator('main').innerText();
  expect(text.match(/.*\d[ \u00a0]?€(?!\d).*/g)).toBeNull();
}

/** Pages of a household are headed by their title, but for these. */
const headings: Readonly<Record<string, { de: string; en: string }>> = {
  [routes.pkvCosts.path]: { de: 'Kosten und Beitragsentwicklung', en: 'Costs and how they develop' },
  [routes.reportPreview.path]: { de: 'Zusammenfassung', en: 'Summary' },
};

/**
 * A page that enters the registry is walked by itself and needs no line here. What a page tells stands in a test of its
 * own.
 */
for (const [language, locale, words, view] of languages)
  test.describe(language, () => {
    test.use({ locale });

    for (const { manifest } of Object.values(readRegistry()))
      for (const entry of manifest.pages)
        test(`stands in every window, on paper, in the system's colours and before the customer: ${entry.path}, ${language}`, async ({
          page,
          ownReport,
          storedDocument,
        }) => {
          const isOfHousehold = /ouseholdId/.test(entry.path);
          await page.setViewportSize({ width: 340, height: 900 });
          await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
          const address = await addressOf(entry, ownReport);
          if (isOfHousehold) {
            await plantInternalWords(storedDocument);
            await plantApart(storedDocument);
          }
          if (entry.signedIn) await openSignedIn(page, address, ...readerOf(entry));
          else await page.goto(address);
          const title = entry.title[language];
          const name = headings[entry.path]?.[language] ?? title;
          await expect(page).toHaveTitle(title);
          if (isOfHousehold)
            await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
          await test.step('windows', () => walkWindows(page, words.area.loading));
          if (language === 'en') await test.step('amounts', () => expectSignBefore(page));
          if (language === 'de') await test.step('figures', () => expectNamedFigures(page, entry.path));
          await test.step('paper', () => walkPaper(page));
          await test.step('colours of the system', () => walkSystemColors(page));
          if (isOfHousehold)
            await test.step('customer', () =>
              walkCustomersPicture(page, { ...words.customerView, ...view.customerView }));
        });
  });

test('amounts without a figure are counted of pages that there are', () => {
  const paths = Object.values(readRegistry()).flatMap(({ manifest }) =>
    manifest.pages.map(({ path }) => path),
  );
  expect(Object.keys(limits).filter((path) => !paths.includes(path))).toEqual([]);
});
