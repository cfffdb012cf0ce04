import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { root } from '../files';

const areas = readdirSync(path.join(root, 'remotes'));

/** The compiler asks for it as long as a screen is declared by `page`; this looks at what is declared. */
test('every screen says what the customer sees in its place: a page of its own, or by name why there is none', async () => {
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
  expect(declared.flat()).toEqual([]);
});
