import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../build/workspace';
import { areaFiles } from './areaFiles';
import { codeOwners, ownersFile } from './codeOwners';
import { changeFile, changeJson } from './changeFile';
import { type NewScreen, screenFiles } from './screenFiles';
import { writeTextKeys } from './textKeys';
import { writeFormatted } from './writeFormatted';

/**
 * Adds an area: its folder and texts, its route with a tab of the household, and its line wherever areas are listed.
 * Answers the files that are new or changed. Throws before anything is written when the name cannot be one.
 *
 * @param title German and English name of the tab; default: the area's name with a capital.
 */
export function addArea(name: string, title: string = capital(name)): string[] {
  if (!/^[a-z][a-z0-9]{2,30}$/.test(name))
    throw new Error('An area’s name has 3 to 31 small letters and digits: npm run area -- vorsorge');
  if (existsSync(inRoot('remotes', name))) throw new Error(`There is an area “${name}” already.`);
  const files = [
    ...Object.entries(areaFiles(name)).map(([file, content]) => write(`remotes/${name}/${file}`, content)),
    ...Object.entries(screenFiles(firstScreen(name, title))).map(([file, content]) =>
      writeFormatted(file, content),
    ),
    write(`src/reference/routes/screens/${name}.ts`, routeOf(name, title)),
  ];
  writeTextKeys();
  return [...files, ...listArea(name), write(ownersFile, codeOwners())];
}

/** Wherever every area has its line. */
const listArea = (name: string): string[] => [
  changeFile('src/reference/areas.ts', '] as const;\n\nexport type AreaName', `  '${name}',\n`),
  changeFile(
    'src/reference/routes/routes.ts',
    "export * from './screens/simulations';",
    `export * from './screens/${name}';\n`,
  ),
  changeFile(
    'host-dev/shell/frame/useHouseholdTabs.ts',
    '};\n\n/** The tabs of',
    `  ${name}: OverviewIcon,\n`,
  ),
  changeFile(
    'README.md',
    '| [host-dev/](host-dev/README.md)',
    `| [remotes/${name}](remotes/${name}/README.md) | ${name} |\n`,
  ),
  changeJson('package-lock.json', (lock) => ({ ...lock, packages: withWorkspace(lock['packages'], name) })),
];

const pathOf = (name: string) => `/haushalt/:householdId/${name}`;

const firstScreen = (name: string, title: string): NewScreen => ({
  area: name,
  routeName: `${name}Start`,
  route: { path: pathOf(name), title: { de: title, en: title } },
  name: 'start',
});

const routeOf = (name: string, title: string) => `import { defineRoute } from '../defineRoute';

export const ${name}Start = /* @__PURE__ */ defineRoute('${pathOf(name)}', {
  area: '${name}',
  title: { de: '${title}', en: '${title}' },
  tab: { de: '${title}', en: '${title}' },
  permission: 'mainAccess',
});
`;

/** As npm writes it: without it \`npm ci\` refuses the workspace. */
function withWorkspace(packages: unknown, name: string): object {
  const dependencies = { '@vp-digital/core': '^1.0.0' };
  const added = {
    ...(packages as object), // npm's own format
    [`node_modules/@vp-digital/${name}`]: { resolved: `remotes/${name}`, link: true },
    [`remotes/${name}`]: {
      name: `@vp-digital/${name}`,
      version: '1.0.0',
      license: 'UNLICENSED',
      dependencies,
    },
  };
  return Object.fromEntries(Object.entries(added).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function write(file: string, content: string): string {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), content);
  return file;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
