import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration } from 'webpack';
import { typeScriptRule } from './baseConfiguration';

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
    cache: { ...(configuration.cache as object), type: 'filesystem', name: `${name}-hot` },
    module: { ...module, rules: [hotTypeScriptRule, ...rules] },
    output: { ...output, publicPath, clean: false, ...plainNames },
    plugins: [...plugins, new ReactRefreshPlugin({ overlay: false, library: name })],
  };
}

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
