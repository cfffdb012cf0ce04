import type { Configuration } from 'webpack';
import { compilerOptions } from '../../tsconfig.json';
import { minifyScripts } from './minifyScripts';
import type { Mode } from './mode';
import { styleRules } from './styleRules';
import { coreVersion, inRoot, root } from './workspace';

/**
 * What every bundle shares: resolution, TypeScript, styles, fonts, failing loudly. Nothing of a production build is kept:
 * writing it down takes a fifth of a build, and what is unchanged is not built at all.
 */
export function baseConfiguration(name: string, mode: Mode, core: string = coreVersion): Configuration {
  return {
    name,
    mode,
    context: root,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: {
      symlinks: false, // nothing here is linked, and asking costs a twentieth of a build
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: { ...aliases(), ...(mode === 'production' ? withoutWarnings : {}) },
    },
    module: {
      parser: {
        javascript: {
          exportsPresence: 'error',
          worker: ['AnyOriginWorker from @vp-digital/core/pdf', '...'],
        },
      },
      rules: [typeScriptRule, fonts, coreDescription, ...styleRules(name, mode, core)],
    },
    optimization: { emitOnErrors: false, minimizer: [minifyScripts()] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

export const typeScriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: inRoot('host-dev/build/transpile.cjs'),
};

const fonts = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
};

/** Bundles ask it for the version; whole it counts as larger than what is worth a file of its own. */
const coreDescription = {
  test: inRoot('src/package.json'),
  type: 'json',
  parser: {
    parse: (text: string) => {
      const { version } = JSON.parse(text) as { version: string }; // npm's own file
      return { version };
    },
  },
};

/** Its package names the build that warns developers, whatever is built; this one is the same without. */
const withoutWarnings = { 'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs') };

/** One alias map serves tsc, webpack and Jest: the `paths` of tsconfig.json. */
const aliases = () =>
  Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([pattern, [folder = '']]) => [
      pattern.replace('/*', ''),
      inRoot(folder.replace('/*', '')),
    ]),
  );
