import type { Configuration } from 'webpack';
import { compilerOptions } from '../../tsconfig.json';
import type { Mode } from './mode';
import { styleRules } from './styleRules';
import { coreVersion, inRoot, root } from './workspace';

/** What every bundle shares: resolution, TypeScript, styles, fonts, cache, failing loudly. */
export function baseConfiguration(name: string, mode: Mode, core: string = coreVersion): Configuration {
  return {
    name,
    mode,
    context: root,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: aliases() },
    module: {
      parser: { javascript: { worker: ['AnyOriginWorker from @vp-digital/core/pdf', '...'] } },
      rules: [typeScriptRule, fonts, ...styleRules(name, mode, core)],
    },
    optimization: { emitOnErrors: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: inRoot('node_modules/.cache/webpack'),
      buildDependencies: {
        config: ['webpack.config.ts', 'tsconfig.json', 'src/package.json', 'host-dev/build/'].map((file) =>
          inRoot(file),
        ),
      },
    },
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

/** One alias map serves tsc, webpack and Jest: the `paths` of tsconfig.json. */
const aliases = () =>
  Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([pattern, [folder = '']]) => [
      pattern.replace('/*', ''),
      inRoot(folder.replace('/*', '')),
    ]),
  );
