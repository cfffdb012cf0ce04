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

/** Leaves of a component of the library only those of its parts (`Menu.Item`) that `folder` uses. */
export const onlyUsedParts = (component: string, file: string, folder: string): RuleSetRule => ({
  test: inRoot('node_modules', file),
  loader: inRoot('host-dev/build/onlyParts.cjs'),
  options: { names: partsUsed(component, inRoot(folder)) },
});

/** Which parts of a component the sources of a folder draw, in alphabetical order. */
export function partsUsed(component: string, folder: string): string[] {
  const parts = new RegExp(`<${component}\\.(\\w+)`, 'g');
  return [
    ...new Set(
      sourcesIn(folder).flatMap((source) => [...source.matchAll(parts)].map(([, name = '']) => name)),
    ),
  ].sort();
}

/** What the sources of a folder import by name, types left out, in alphabetical order. */
export function namesImported(library: string, folder: string): string[] {
  const imports = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  const names = sourcesIn(folder)
    .flatMap((source) => [...source.matchAll(imports)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names)].sort();
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
