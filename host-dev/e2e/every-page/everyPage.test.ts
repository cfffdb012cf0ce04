import type { Page } from '@playwright/test';
import { routes } from '@vp-digital/core/reference';
import type { AreaManifest } from '@vp-digital/core/shell';
import deView from '../../../locales/de/shell/customerView.json' with { type: 'json' };
import de from '../../../locales/de/shell/common.json' with { type: 'json' };
import enView from '../../../locales/en/shell/customerView.json' with { type: 'json' };
import en from '../../../locales/en/shell/common.json' with { type: 'json' };
import { readRegistry } from '../../build/registry';
import { checkAccessibility, expect, expectToFit, openSignedIn, test as base } from '../fixtures';
import { addressOf, readerOf } from './addressOf';
import { plantApart } from './apart';
import { amountsOfTabs, customersHeading, expectOwnPage, pagesWithHeading } from './customersOwnPage';
import { openCustomersPicture, walkHiddenAmounts } from './customersPicture';
import { expectNamedFigures, limits } from './expectNamedFigures';
import { plantInternalWords } from './internalWords';
import { expectReady, telephone, walkPaper, walkSystemColors, walkWidths } from './walks';

type PageEntry = AreaManifest['pages'][number];

/**
 * A page added to the registry is tested automatically and needs no line here. A page's content has a test of its own.
 */
const pages = Object.values(readRegistry()).flatMap(({ manifest }) => manifest.pages);

const isOfHousehold = ({ path }: PageEntry) => /ouseholdId/.test(path);

/** Pages of a household have their title as heading, except these. */
const headings: Readonly<Record<string, { de: string; en: string }>> = {
  [routes.pkvCosts.path]: { de: 'Kosten und Beitragsentwicklung', en: 'Costs and how they develop' },
  [routes.fiveSteps.path]: { de: 'Terminabschluss', en: 'Wrap-up' },
  [routes.reportPreview.path]: { de: 'Zusammenfassung', en: 'Summary' },
};

/** A door leads to another page at once. */
const leadsTo: Readonly<Record<string, Pick<PageEntry, 'title'>>> = {
  [routes.productCatalogue.path]: routes.productList,
};

interface Fixtures {
  /**
   * Opens a page on a telephone as a user who may read it, in the browser's language; the household's documents contain
   * data that no customer may see.
   */
  open: (entry: PageEntry) => Promise<void>;
  language: 'de' | 'en';
}

const test = base.extend<Fixtures>({
  language: ['de', { option: true }],
  locale: async ({ language }, use) => use(language === 'de' ? 'de-DE' : 'en-GB'),
  open: async ({ page, ownReport, storedDocument, language }, use) => {
    await use(async (entry) => {
      await page.setViewportSize(telephone);
      await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
      const address = await addressOf(entry, ownReport);
      if (isOfHousehold(entry)) {
        await plantInternalWords(storedDocument);
        await plantApart(storedDocument);
      }
      if (entry.signedIn) await openSignedIn(page, address, ...readerOf(entry));
      else await page.goto(address);
      const title = (leadsTo[entry.path] ?? entry).title[language];
      await expect(page).toHaveTitle(title);
      const name = headings[entry.path]?.[language] ?? title;
      if (isOfHousehold(entry))
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expectReady(page, { de, en }[language].area.loading);
    });
  },
});

/** Everything in German; axe checks the telephone and the desktop, which draw different controls. */
for (const entry of pages)
  test(`stands in every window, on paper, in the system's colours and before the customer: ${entry.path}`, async ({
    page,
    open,
  }) => {
    await open(entry);
    await test.step('telephone', () => checkAccessibility(page));
    await test.step('windows', () => walkWidths(page));
    await test.step('desk', () => checkAccessibility(page));
    await test.step('figures', () => expectNamedFigures(page, entry.path));
    await test.step('paper', () => walkPaper(page));
    await test.step('colours of the system', () => walkSystemColors(page));
    if (!isOfHousehold(entry)) return;
    await test.step('customer', async () => {
      const words = { ...de.customerView, ...deView.customerView };
      const own = customersHeading(entry.path);
      const advisors = own === undefined ? [] : await amountsOfTabs(page);
      const { picture, end } = await openCustomersPicture(page, words);
      const heading = picture.getByRole('heading', { level: 1 });
      if (own !== undefined) {
        await expect(heading).toHaveText([own]);
        await expectOwnPage(page, picture, advisors);
      }
      await checkAccessibility(page);
      for (const width of [1200, 768, 340]) {
        await page.setViewportSize({ width, height: 900 });
        if (own !== undefined) await expect(heading).toHaveText([own]);
        await expectToFit(page);
      }
      await test.step('hidden amounts', () => walkHiddenAmounts(page, picture, words));
      await end();
    });
  });

/** In English only what other texts can break: layout, symbols, and what the customer sees of them. */
test.describe('in English', { tag: '@english' }, () => {
  test.use({ language: 'en' });

  for (const entry of pages)
    test(`has room for its words and shows the customer what is theirs: ${entry.path}`, async ({
      page,
      open,
    }) => {
      await open(entry);
      await test.step('windows', () => walkWidths(page));
      await test.step('amounts', () => expectSignBefore(page));
      if (!isOfHousehold(entry)) return;
      await test.step('customer', async () => {
        const { end } = await openCustomersPicture(page, { ...en.customerView, ...enView.customerView });
        for (const width of [1200, 340]) {
          await page.setViewportSize({ width, height: 900 });
          await expectToFit(page);
        }
        await end();
      });
    });
});

/** In English no amount has its euro sign after it. */
async function expectSignBefore(page: Page): Promise<void> {
  const text = await page.locator('main').innerText();
  expect(text.match(/.*\d[ \u00a0]?€(?!\d).*/g)).toBeNull();
}

test('what the customer reads is headed on pages that there are', () => {
  const headed = pages.filter(({ path }) => customersHeading(path) !== undefined);
  expect(headed).toHaveLength(pagesWithHeading);
});

test('amounts without a figure are counted of pages that there are', () => {
  const paths = pages.map(({ path }) => path);
  expect(Object.keys(limits).filter((path) => !paths.includes(path))).toEqual([]);
});
