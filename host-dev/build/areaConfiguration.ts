import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { AreaReleasePlugin } from './areaReleasePlugin';
import { baseConfiguration } from './baseConfiguration';
import minifyArea from './minifyArea.cjs';
import type { Mode } from './mode';
import { entryFileName, hashed } from './fileNames';
import { FreshAddressPlugin } from './freshAddressPlugin';
import { IntegrityPlugin } from './integrityPlugin';
import { MinifyStylesPlugin } from './minifyStyles';
import { OneReactPlugin } from './oneReactPlugin';
import { shared, shareScope } from './shared';
import { areaBuild } from './areaBuild';
import { outputFolder } from './workspace';

/** One area as a federated container; its libraries are fallbacks that a fitting shell never lets it fetch. */
export function areaConfiguration(name: string, mode: Mode): Configuration {
  const area = areaBuild(name);
  const base = baseConfiguration(area.container, mode);
  return {
    ...base,
    entry: {},
    output: {
      path: `${outputFolder}/${area.folder}`,
      publicPath: 'auto',
      uniqueName: `${area.container}@${area.version}`,
      filename: entryFileName(area.container),
      workerChunkFilename: entryFileName(),
      chunkFilename: hashed('js'),
      chunkLoadTimeout: 20_000,
      crossOriginLoading: 'anonymous', // integrity is checked across origins only with CORS
      clean: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: 3_000 }, // what two pages need is fetched once, even when it is small
      minimizer: [new TerserPlugin({ minify: minifyArea, extractComments: false })],
    },
    // Said by the minifier about a library: the second of two equal keys counts, as everywhere.
    ignoreWarnings: [/duplicate-object-key/],
    plugins: [
      new ModuleFederationPlugin({
        name: area.container,
        library: { type: 'var', name: area.container },
        exposes: { './mount': { import: `${area.source}/mount.tsx`, name: 'mount' } },
        shared: shared(false),
        shareScope,
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new MiniCssExtractPlugin({ filename: hashed('css'), chunkFilename: hashed('css') }),
      new MinifyStylesPlugin(),
      new FreshAddressPlugin(),
      new OneReactPlugin(),
      ...(mode === 'production' ? [new IntegrityPlugin()] : []), // a hot update changes files under their names
      new AreaReleasePlugin(area),
    ],
  };
}
