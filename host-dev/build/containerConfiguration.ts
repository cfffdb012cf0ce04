import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './baseConfiguration';
import { entryFileName, hashed } from './fileNames';
import { FreshAddressPlugin } from './freshAddressPlugin';
import type { Mode } from './mode';
import { OneReactPlugin } from './oneReactPlugin';
import { shared, shareScope } from './shared';
import { coreVersion } from './workspace';

export interface ContainerOptions {
  /** Name of the federated container. */
  container: string;
  version: string;
  /** File whose default export is a `MicroApp`. */
  mount: string;
  /** Folder of the built files. */
  output: string;
  /** Default: the version of the core that is here. */
  core?: string;
  /** The versions of React that it can live with; default: the one that is installed and compatible ones. */
  react?: string;
}

/** A federated container; its libraries are fallbacks that a fitting shell never lets it fetch. */
export function containerConfiguration(
  { container, version, mount, output, core = coreVersion, react }: ContainerOptions,
  mode: Mode,
): Configuration {
  const base = baseConfiguration(container, mode, core);
  return {
    ...base,
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: `${container}@${version}`,
      filename: entryFileName(container),
      workerChunkFilename: entryFileName(),
      chunkFilename: hashed('js'),
      chunkLoadTimeout: 20_000,
      crossOriginLoading: 'anonymous', // integrity is checked across origins only with CORS
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        exposes: { './mount': { import: mount, name: 'mount' } },
        shared: shared({ eager: false, core, react }),
        shareScope,
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new MiniCssExtractPlugin({ filename: hashed('css'), chunkFilename: hashed('css') }),
      new FreshAddressPlugin(),
      new OneReactPlugin(),
    ],
  };
}
