import type { Configuration, Module } from 'webpack';
import { areaBuild } from './areaBuild';
import { AreaReleasePlugin } from './areaReleasePlugin';
import { CompressFilesPlugin } from './compressFilesPlugin';
import { containerConfiguration } from './containerConfiguration';
import { IntegrityPlugin } from './integrityPlugin';
import { KnownSourcesPlugin } from './knownSourcesPlugin';
import { MinifyStylesPlugin } from './minifyStyles';
import type { Mode } from './mode';
import { isFallback } from './fallbackScripts';
import { entriesOfArea } from './sources';
import { outputFolder } from './workspace';

/** One area as a release of its own: small, checked, with its line in the registry. */
export function areaConfiguration(name: string, mode: Mode): Configuration {
  const area = areaBuild(name);
  const { container, version, folder, source } = area;
  const base = containerConfiguration(
    { container, version, mount: `${source}/mount.tsx`, output: `${outputFolder}/${folder}` },
    mode,
  );
  return {
    ...base,
    optimization: {
      ...base.optimization,
      // what two pages need is fetched once; of less, a second copy costs less than a request
      splitChunks: {
        minSize: 60_000,
        chunks: 'async',
        cacheGroups: { customer: layoutForCustomers, ...fallbacks },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MinifyStylesPlugin(),
      ...(mode === 'production' ? [new IntegrityPlugin()] : []), // a hot update changes files under their names
      new CompressFilesPlugin(),
      new AreaReleasePlugin(area),
      new KnownSourcesPlugin(entriesOfArea(name)),
    ],
  };
}

/** A chunk waits for the shares that lie in it: those that a floor takes from the floors below stay in a chunk of its own. */
const isShare = ({ type }: Module): boolean => type.startsWith('consume-');

/**
 * What shares fall back to, of which a fitting shell lets the area fetch nothing: one file of the core, with what the core
 * itself fetches late, and one of React, for a shell that has neither or lacks the core. More would be of use to nobody, and everybody carries their names.
 */
const fallbacks = {
  core: {
    name: 'core',
    test: (module: Module) => !isShare(module),
    chunks: isFallback,
    enforce: true,
    priority: 1,
  },
  react: {
    name: 'react',
    test: (module: Module) => !isShare(module) && isReact.test(module.nameForCondition() ?? ''),
    chunks: isFallback,
    enforce: true,
    priority: 2,
  },
};

const isReact = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Of what an area's pages for customers are made, fetched with the first of them. */
const layoutForCustomers = {
  name: 'customer',
  test: /[\\/]src[\\/]customer[\\/]/,
  chunks: 'async' as const,
  enforce: true,
};
