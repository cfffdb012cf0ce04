import path from 'node:path';
import { filesIn, report } from './files';

const code = filesIn(['src', 'remotes', 'host-dev'], /\.(ts|tsx|mjs|cjs|css)$/);

/** Files are camelCase, after what they export; components PascalCase; folders kebab-case. */
const fileName = /^[a-zA-Z][a-zA-Z0-9]*(\.[a-zA-Z]+)*$/;
const folderName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Served under these names, or named after the release that they are frozen at. */
const served = ['host-dev/services/sign-in/assets/', 'host-dev/fixtures/'];

/** Where large and small letters are one, an import that leaves out how a file ends would find either of them. */
const module = (file: string) => file.replace(/\.\w+$/, '').toLowerCase();
const byModule = new Map<string, number>();
const scripts = code.filter((file) => !file.endsWith('.css'));
for (const file of scripts) byModule.set(module(file), (byModule.get(module(file)) ?? 0) + 1);
const twins = scripts.filter((file) => (byModule.get(module(file)) ?? 0) > 1);

const problems = code
  .filter((file) => !served.some((folder) => file.startsWith(folder)))
  .flatMap((file) => [
    ...(fileName.test(path.basename(file)) ? [] : [`${file}: a file is called in camelCase`]),
    ...path
      .dirname(file)
      .split('/')
      .filter((folder) => !folderName.test(folder))
      .map((folder) => `${file}: the folder ${folder} is called in kebab-case`),
  ])
  .concat(twins.map((file) => `${file}: another file beside it has this name but for its case`));
report(problems, `${code.length} files with names of one kind`);
