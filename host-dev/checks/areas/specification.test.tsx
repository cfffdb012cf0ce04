import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type AreaDeclaration, menuEntries, routes } from '@vp-digital/core/reference';
import { pathsOf, specification } from '@vp-digital/core/reference/routes/testing/specification';
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
