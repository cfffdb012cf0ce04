import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { CompressFilesPlugin } from './compressFilesPlugin';
import { baseConfiguration } from './baseConfiguration';
import type { Mode } from './mode';
import { entryFileName, hashed } from './fileNames';
import { KnownSourcesPlugin } from './knownSourcesPlugin';
import { MinifyStylesPlugin } from './minifyStyles';
import { OneReactPlugin } from './oneReactPlugin';
import { publishShell, ShellAssetsPlugin } from './shellAssetsPlugin';
import { facades, shared, shareScope } from './shared';
import { entriesOfShell } from './sources';
import { inRoot, outputFolder, shellFolder } from './workspace';

/**
 * The shell of host-dev. It carries every facade and React eagerly, in four chunks that are fetched side by side:
 * more bytes than one area needs, no staircase of requests, and the next area costs two small files.
 */
export function hostConfiguration(mode: Mode): Configuration {
  const base = baseConfiguration('vp_shell', mode);
  return {
    ...base,
    entry: { main: [...facades, inRoot('host-dev/shell/main.tsx')] },
    output: {
      path: `${outputFolder}/${shellFolder}`,
      publicPath: 'auto',
      uniqueName: 'vp_shell',
      filename: entryFileName(),
      workerChunkFilename: entryFileName(),
      chunkFilename: hashed('js'),
      clean: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...firstChunks } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'vp_shell',
        remotes: {},
        shared: shared({ eager: true }),
        shareScope,
        manifest: false,
        dts: false,
        runtimePlugins: [inRoot('src/loader/provideFederationRuntime.ts')],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new MiniCssExtractPlugin({ filename: hashed('css'), chunkFilename: hashed('css') }),
      new MinifyStylesPlugin(),
      new ShellAssetsPlugin(publishShell),
      new CompressFilesPlugin(),
      new OneReactPlugin(),
      new KnownSourcesPlugin(entriesOfShell()),
    ],
  };
}

const initial = (name: string, test: RegExp, priority: number) => ({
  [name]: { name, test, priority, chunks: 'initial' as const, enforce: true },
});

/** Three chunks beside the main one, fetched with it. */
export const firstChunks = {
  ...initial('react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/, 3),
  ...initial('ui', /node_modules[\\/](@mantine|@tabler|@floating-ui)|[\\/]src[\\/](ui|parts)[\\/]/, 2),
  ...initial('vendor', /node_modules[\\/](?!@module-federation)/, 1),
};
