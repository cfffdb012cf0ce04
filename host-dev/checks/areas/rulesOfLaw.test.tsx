import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { product } from '@vp-digital/core/contracts';
import { type AreaDeclaration, type Route, routes } from '@vp-digital/core/reference';
import { root } from '../files';
import { readTexts } from '../locales/texts';

/*
 * Those of the rules of law in `docs/tests.md` that hold over all areas and not on one page: they look at what is declared and
 * said anywhere, so that a new screen is bound by them without a line of its own.
 */

async function pageOf(route: Route) {
  const { default: declaration } = (await import(`../../../remotes/${route.area}/area`)) as {
    default: AreaDeclaration;
  }; // every area's
  const page = declaration.pages.find((one) => one.route === route);
  if (!page) throw new Error(`${route.path} has no page`);
  return page;
}

const german = readTexts('de');
const english = readTexts('en');

/** Texts of a language that say something, by key. */
const saying = (texts: ReadonlyMap<string, string>, words: RegExp) =>
  [...texts].filter(([, text]) => words.test(text)).map(([key]) => key);

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

describe('tariffs and products', () => {
  test('none is called the best, recommended by a test or given a mark, in either language', () => {
    const denied = ['beratung:catalogue.comparison.caption']; // says that there is no such thing
    const de =
      /Testsieger|Preis-Leistungs-Sieger|(?:[Bb]este[rns]?|[Tt]op-)\s?(?:Tarif|Produkt|Angebot|Versicher|Anbieter)|„Beste[rs]?“|Tarifnote|Produktnote|Note des (?:Tarifs|Produkts)/;
    const en =
      /best (?:tariff|product|offer|insurer|provider)|“best”|test winner|(?:tariff|product) (?:grade|rating)/i;
    expect(saying(german, de).filter((key) => !denied.includes(key))).toEqual([]);
    expect(saying(english, en).filter((key) => !denied.includes(key))).toEqual([]);
  });

  test('none says what is earned by it, or how good it is: nothing can be put in such an order', () => {
    const files = filesBelow('host-dev/services/products/data', /\/.+\.json$/);
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const data = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object;
      expect([file, product.safeParse(data).success]).toEqual([file, true]);
      for (const field of ['commission', 'grade', 'rank', 'stars', 'priority'])
        expect([file, field, product.safeParse({ ...data, [field]: 1 }).success]).toEqual([
          file,
          field,
          false,
        ]);
    }
  });
});

describe('recruiting', () => {
  const ofTeam = [routes.recruiting, routes.teamPresentation, routes.teamBuilding];

  test('reads nothing of what a household earns, owns, concludes or is offered', async () => {
    for (const route of ofTeam) {
      const { documents } = await pageOf(route);
      expect([route.path, documents.filter((one) => one !== 'persons' && one !== 'jobInterests')]).toEqual([
        route.path,
        [],
      ]);
    }
  });

  test('names no price, no gift and no cart', () => {
    const words =
      /€|\bEuro\b|Prämie|Beitrag|Geschenk|Gutschein|Rabatt|Warenkorb|premium|gift|voucher|discount|\bcart\b/i;
    const own = (texts: ReadonlyMap<string, string>) =>
      new Map(
        [...texts].filter(([key]) =>
          /^terminabschluss:(?:recruiting|teamPresentation|teamBuilding)/.test(key),
        ),
      );
    expect(own(german).size).toBeGreaterThan(50);
    expect(saying(own(german), words)).toEqual([]);
    expect(saying(own(english), words)).toEqual([]);
  });

  test('no other screen leads to it: it is in the menu and behind its own pages', () => {
    const own = /^remotes\/terminabschluss\/screens\/(?:recruiting|team-presentation|team-building)\//;
    const leading = filesBelow('remotes', /(?<!\.test)\.tsx?$/).filter(
      (file) =>
        !file.includes('node_modules') &&
        !own.test(file) &&
        /routes\.(?:recruiting|teamPresentation|teamBuilding)\b/.test(
          readFileSync(path.join(root, file), 'utf8'),
        ),
    );
    expect(leading).toEqual([]);
  });
});

describe('suitability (C48)', () => {
  test('its pages do not even read saver type and financial grade', async () => {
    for (const route of [routes.investment, routes.investmentProducts]) {
      const { documents } = await pageOf(route);
      expect(documents).toContain('suitability');
      expect(documents).not.toContain('saverType');
      expect(documents).not.toContain('financialGrade');
    }
  });
});
