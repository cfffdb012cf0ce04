import { readdirSync } from 'node:fs';
import path from 'node:path';
import { customerPageDocuments, type SectionName, sectionNames } from '@vp-digital/core/household';
import { type AreaDeclaration, permissions } from '@vp-digital/core/reference';
import { root } from '../files';

/** Of each document, the permissions of the screens whose page for the customer reads it. */
const readWith = new Map<SectionName, Set<string>>(sectionNames.map((name) => [name, new Set()]));

beforeAll(async () => {
  for (const area of readdirSync(path.join(root, 'remotes'))) {
    const { default: declaration } = (await import(`../../../remotes/${area}/area`)) as {
      default: AreaDeclaration<SectionName>;
    }; // every area's
    for (const { customer, documents, route } of declaration.pages)
      if (typeof customer === 'function')
        for (const name of documents) readWith.get(name)?.add(route.permission ?? permissions.mainAccess);
  }
});

/** Whoever opens a screen has access to the main app too, so that opens what is read with it. */
const leastOf = (held: ReadonlySet<string> | undefined): readonly string[] =>
  held?.has(permissions.mainAccess) ? [permissions.mainAccess] : [...(held ?? [])].toSorted();

test.each(sectionNames)(
  'a device in a customer’s hands is sent %s exactly where a page for the customer reads it',
  (name) => {
    expect([...customerPageDocuments[name]].toSorted()).toEqual(leastOf(readWith.get(name)));
  },
);
