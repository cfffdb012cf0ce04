import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AreaDeclaration, menuEntries, permissions, routes } from '@vp-digital/core/reference';
import { gatedPaths, pathsOf, specification } from '@vp-digital/core/reference/routes/testing/specification';
import { root } from '../files';

const areas = readdirSync(path.join(root, 'remotes'));

/** The screens that the areas have built, by the path of their route. */
async function built(): Promise<Map<string, AreaDeclaration['pages'][number]>> {
  const declared = await Promise.all(
    areas.map(async (area) => {
      const { default: declaration } = (await import(`../../../remotes/${area}/area`)) as {
        default: AreaDeclaration;
      }; // every area's
      return declaration.pages.map((page) => [page.route.path, page] as const);
    }),
  );
  return new Map(declared.flat());
}

test('every one of the 83 routes of the specification has a page, whose code is there', async () => {
  const specified = Object.keys(specification).flatMap(pathsOf);
  expect(specified).toHaveLength(83);
  const pages = await built();
  expect([...pages.keys()].sort()).toEqual(specified.sort());
  for (const { load } of pages.values()) expect((await load()).default).toEqual(expect.any(Function));
});

test('every one of the 37 menu codes leads to a page, or to the document app', async () => {
  const pages = await built();
  const places = menuEntries.map(({ code, target }) => {
    if ('external' in target) return [code, target.external];
    return [code, pages.has(routes[target.route].path)];
  });
  expect(places).toHaveLength(37);
  expect(places.filter(([, place]) => place !== true)).toEqual([
    ['DOKUMENTENVERARBEITUNG', 'documentCollection'],
  ]);
});

/** What opens no screen of its own opens a part of one: the test in which it is withheld. */
const withheld: Partial<Record<keyof typeof permissions, string>> = {
  documentUpload: 'remotes/analysis/screens/contracts/photo/photo.test.tsx',
  shoppingCartContracts: 'remotes/beratung/screens/shopping-cart/ShoppingCartPage.test.tsx',
  favorites: 'remotes/beratung/screens/product-list/ProductListPage.test.tsx',
  simulations: 'remotes/analysis/screens/manpower/ManpowerPage.test.tsx',
  userSettings: 'remotes/haushalt/screens/advisor/AdvisorSelectionPage.test.tsx',
  roleImpersonation: 'remotes/haushalt/screens/advisor/AdvisorSelectionPage.test.tsx',
};

const names = Object.keys(permissions) as (keyof typeof permissions)[]; // its own keys, which Object.keys widens

test('the 16 permissions of section 6, in its order', () => {
  expect(names.filter((name) => (gatedPaths[name] ?? []).length === 0)).toEqual(Object.keys(withheld));
  expect(names).toHaveLength(16);
});

test.each(names)(
  '%s opens screens that are built, or a part of one, and is tested where it is withheld',
  async (name) => {
    const pages = await built();
    for (const place of gatedPaths[name] ?? []) expect(pages.has(place)).toBe(true);
    const file = withheld[name];
    if (file !== undefined)
      expect(readFileSync(path.join(root, file), 'utf8')).toMatch(new RegExp(`!== permissions\\.${name}\\b`));
  },
);
