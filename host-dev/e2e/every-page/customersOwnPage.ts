import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The screens that have a page for the customer, below those of a household: what it is headed with. */
const headings: Readonly<Record<string, string>> = {
  uebersicht: 'Ihr Überblick, Jonas und Aylin',
  'uebersicht/sektion/datenschutzbestimmungen': 'Ihre Einwilligungen, Jonas und Aylin',
  analyse: 'Ihre Analyse, Jonas und Aylin',
  'analyse/persoenliche-daten/:id': 'Ihre Angaben, Jonas',
  'analyse/basisdaten/wohnsituation': 'Ihr Zuhause, Jonas und Aylin',
  'analyse/einkommen': 'Ihr Einkommen, Jonas und Aylin',
  'analyse/einkommen/optimum': 'Was Ihnen zusteht, Jonas und Aylin',
  'analyse/haushaltsbudget/ausgaben': 'Ihre Ausgaben, Jonas und Aylin',
  'analyse/ausgaben/': 'Ihr Budget, Jonas und Aylin',
  'analyse/haushaltsbudget/vertragsuebersicht': 'Ihre Verträge, Jonas und Aylin',
  'analyse/vermoegensbilanz': 'Ihr Vermögen, Jonas und Aylin',
  'analyse/basisdaten/staatliche-rente': 'Ihre Rente, Jonas und Aylin',
  'analyse/wuensche-und-ziele': 'Ihre Ziele, Jonas und Aylin',
  'analyse/sparbetrag': 'Ihr Sparbetrag, Jonas und Aylin',
  'analyse/zwei-konten-modell': 'Ihre zwei Konten, Jonas und Aylin',
  'analyse/zwei-konten-modell/erklaerung': 'So funktionieren zwei Konten',
  'analyse/vergleich': 'Was Sie brauchen und was Sie haben, Jonas und Aylin',
  assessment: 'Ihre Themen, Jonas und Aylin',
  'beratung/arbeitskraft/1': 'Ihre Arbeitskraft, Jonas',
  'beratung/arbeitskraft/4/versorgung': 'Ihre Absicherung, Jonas',
  'webvp-katalog/pkv-beratungsmodul/startseite': 'Gesetzlich oder privat, Jonas',
  'webvp-katalog/pkv-beratungsmodul/kosten': 'Gesetzlich oder privat: die Kosten, Jonas',
  'analyse/gespraechszusammenfassung': 'Ihr Weg bisher, Jonas und Aylin',
  'analyse/gespraechszusammenfassung/recap': 'Was wir besprochen haben',
};

/** How the customer's own page for a screen is headed, or undefined where nothing is made for the customer. */
export const customersHeading = (path: string): string | undefined =>
  headings[path.replace('/haushalt/:householdId/', '')];

export const pagesWithHeading = Object.keys(headings).length;

/**
 * A page of the customer's own says what the advisor's says, large enough, and holds nothing to operate. `advisors` are the
 * numbers of the advisor's page, those behind its tabs too.
 */
export async function expectOwnPage(
  page: Page,
  picture: Locator,
  advisors: readonly string[],
): Promise<void> {
  await expect(picture.getByRole('heading', { level: 2 }).or(picture.locator('article'))).not.toHaveCount(0);
  for (const role of ['button', 'link'] as const) await expect(picture.getByRole(role), role).toHaveCount(0);
  await expect(picture.locator('input, select, textarea')).toHaveCount(0);
  const strange = async () => {
    const advisorsNow = await numbersOf(page.locator('#shell main'));
    const known = new Set([...advisors, ...advisorsNow, ...(await typedAmounts(page))]);
    return (await figuresOf(picture)).filter((amount) => !known.has(amount));
  };
  await expect.poll(strange, 'amounts that the advisor does not see').toEqual([]);
  expect(await smallestText(page)).toBeGreaterThanOrEqual(18);
}

/** Every number of the advisor's page, those in its fields and behind its tabs too. */
export async function amountsOfTabs(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const found = await numbersOf(main);
  for (const tab of await main.getByRole('tab').all()) {
    await tab.click();
    found.push(...(await numbersOf(main)));
  }
  return found;
}

const numbersOf = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts = [...element.querySelectorAll('input')].map(({ value }) => value);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts.join(' ').match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? [];
  });

/** What somebody typed may stand on another screen of the advisor's: it is marked on the page that the picture is copied from. */
const typedAmounts = (page: Page): Promise<string[]> =>
  page
    .locator('#shell [data-vp-customer-page]')
    .evaluate((element) =>
      [...element.querySelectorAll('[data-field]')].flatMap(
        ({ textContent }) => textContent?.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? [],
      ),
    );

/** The euros that the picture says. */
const figuresOf = (picture: Locator): Promise<string[]> =>
  picture.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return [...texts.join(' ').matchAll(/\d+(?:\.\d{3})*(?:,\d\d)?(?=\s*€)/g)].map(([amount]) => amount);
  });

/** Size of the smallest text that the customer reads, in px. */
const smallestText = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('[data-vp-customer-stage] main *')]
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom),
    ),
  );
