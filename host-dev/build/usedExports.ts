import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { inRoot } from './workspace';

/**
 * Leaves of a library's index only what `folder` imports from it. The whole index of Mantine names 700 files, which every
 * bundle would read, parse and drop but for 200: a fifth of its build.
 */
export const onlyUsedExports = (library: string, index: string, folder: string): RuleSetRule => ({
  test: inRoot('node_modules', library, index),
  loader: inRoot('host-dev/build/onlyExports.cjs'),
  options: { names: namesImported(library, inRoot(folder)) },
});

/** What the sources of a folder import by name, types left out, in alphabetical order. */
export function namesImported(library: string, folder: string): string[] {
  const imports = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(imports)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names)].sort();
}
