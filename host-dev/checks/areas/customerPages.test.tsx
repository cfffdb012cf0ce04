import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { root } from '../files';
import without from './withoutCustomerPage.json';

const areas = readdirSync(path.join(root, 'remotes'));

/**
 * Every screen says what the customer sees in its place: a page of its own, or by name why there is none. Those of the list
 * show their marked blocks until they have one: it only becomes shorter.
 */
test('only the screens of the list have neither a page for the customer nor a reason', async () => {
  const declared = await Promise.all(
    areas.map(async (area) => {
      const { default: declaration } = (await import(`../../../remotes/${area}/area`)) as {
        default: AreaDeclaration;
      }; // every area's
      return declaration.pages
        .filter(({ customer }) => customer === undefined)
        .map(({ route }) => route.path);
    }),
  );
  expect(declared.flat().sort()).toEqual(without);
});
