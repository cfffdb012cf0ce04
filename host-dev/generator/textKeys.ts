import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const target = 'src/libs/i18n/keys.d.ts';

/**
 * Writes the types of all texts from the German files as they lie there: a wrong key is an error of the compiler. A folder is a
 * namespace, what its files say is one tree. Not in the repository: `npm ci`, `npm run check` and the generators write it.
 */
export function writeTextKeys(root = process.cwd()): void {
  const locales = path.join(root, 'locales/de');
  const found = readdirSync(locales, { withFileTypes: true });
  const single = found.filter((entry) => entry.isFile()).map(({ name }) => path.basename(name, '.json'));
  const folders = found
    .filter((entry) => entry.isDirectory() && entry.name !== 'household')
    .map(({ name }) => name);
  const namespaces = [
    ...single.map((name) => ({ name, files: [name] })),
    ...folders.map((name) => ({
      name,
      files: readdirSync(path.join(locales, name))
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${name}/${path.basename(file, '.json')}`),
    })),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
  const imports = namespaces
    .flatMap(({ files }) => files)
    .map((file) => `import type ${nameOf(file)} from '@vp-digital/locales/de/${file}.json';`);
  const types = namespaces.map(
    ({ name, files }) =>
      `      ${name}: ${files
        .sort()
        .map((file) => `typeof ${nameOf(file)}`)
        .join(' & ')};`,
  );
  const content = `${imports.sort().join('\n')}
import type figures from '@vp-digital/locales/de/household/figures.json';
import type figureTexts from '@vp-digital/locales/de/household/figureTexts.json';

type Words = typeof import('@vp-digital/core/household/words/german');

/** Written by host-dev/generator/textKeys.ts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: {
${types.join('\n')}
      'household/figures': typeof figures;
      'household/figureTexts': typeof figureTexts;
    } & { [Name in keyof Words as \`household/\${Name}\`]: Words[Name] };
  }
}
`;
  const file = path.join(root, target);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

/** `analysis/income` as a name of an import. */
const nameOf = (file: string) => file.replace('/', '_');
