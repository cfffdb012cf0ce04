import { buildSync, type Metafile } from 'esbuild';
import { root } from '../checks/files';

/**
 * Files that open a database of the services, or start a program that does: programs are started by their address, so
 * no import leads to what they open.
 */
export const openers: readonly string[] = [
  'host-dev/services/database/postgres.ts',
  'host-dev/services/database/embedded.ts',
  'host-dev/services/testing/programs.ts',
];

/**
 * Those of the test files that can open a database, by what they import, through any number of steps. Throws when no
 * test reaches one of the openers: then it has another name by now, and tests would be left out unseen.
 *
 * @param files as paths from `folder`, like the openers
 */
export function databaseTests(
  files: readonly string[],
  { opening = openers, folder = root }: { opening?: readonly string[]; folder?: string } = {},
): string[] {
  const { inputs } = importsOf(files, folder);
  const reached = new Map(files.map((file) => [file, reachOf(file, inputs)]));
  for (const opener of opening)
    if (![...reached.values()].some((reach) => reach.has(opener)))
      throw new Error(`No test reaches ${opener}, so nobody knows which tests open a database.`);
  return files.filter((file) => opening.some((opener) => reached.get(file)?.has(opener)));
}

function reachOf(file: string, inputs: Metafile['inputs']): Set<string> {
  const reach = new Set([file]);
  for (const one of reach)
    for (const { path, external } of inputs[one]?.imports ?? []) if (!external) reach.add(path);
  return reach;
}

/** One file imports all of them, for esbuild would write what they share once for each. Types leave no trace in it. */
const importsOf = (files: readonly string[], folder: string): Metafile =>
  buildSync({
    absWorkingDir: folder,
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: folder },
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    treeShaking: false,
    ignoreAnnotations: true, // a file that is imported for its effects alone is imported
    logLevel: 'silent',
  }).metafile;
