import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration, FileCacheOptions } from 'webpack';
import { typeScriptRule } from './baseConfiguration';
import { inRoot } from './workspace';

/**
 * A configuration as the development server runs it: components are replaced in the running page, their state
 * and what is typed stay. The shell must run this way too, because React comes from there.
 *
 * @param publicPath where the server answers for these files.
 */
export function hotConfiguration(configuration: Configuration, publicPath: string): Configuration {
  const { module, output, plugins = [], name = '' } = configuration;
  const rules = (module?.rules ?? []).filter((rule) => rule !== typeScriptRule);
  return {
    ...configuration,
    cache: keptFor(name),
    module: { ...module, rules: [hotTypeScriptRule, ...rules] },
    output: { ...output, publicPath, clean: false, ...plainNames },
    plugins: [...plugins, new ReactRefreshPlugin({ overlay: false, library: name })],
  };
}

/** What was built is kept for the next start. */
const keptFor = (name: string): FileCacheOptions => ({
  type: 'filesystem',
  name: `${name}-hot`,
  cacheDirectory: inRoot('node_modules/.cache/webpack'),
  buildDependencies: {
    config: ['webpack.config.ts', 'tsconfig.json', 'src/package.json', 'host-dev/build/'].map((file) =>
      inRoot(file),
    ),
  },
});

/** Translated by TypeScript itself: what replaces components in the running page hooks in there. */
const hotTypeScriptRule = {
  ...typeScriptRule,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    compilerOptions: { noEmit: false },
    getCustomTransformers: () => ({ before: [refreshTypeScript()] }),
  },
};

/** A file keeps its name while its content changes. */
const plainNames = { filename: '[name].js', chunkFilename: '[name].js', workerChunkFilename: '[name].js' };
