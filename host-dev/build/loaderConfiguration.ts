import { readdirSync, readFileSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { CompressFilesPlugin } from './compressFilesPlugin';
import { baseConfiguration } from './baseConfiguration';
import { KnownSourcesPlugin } from './knownSourcesPlugin';
import type { Mode } from './mode';
import { entriesOfLoader } from './sources';
import { inRoot, outputFolder } from './workspace';

/**
 * `loader.js` for shells that are not ours: federation runtime, registry, time-outs, retry, location port; and
 * `customer-picture.js` for those that have a customer view. And the
 * page of the iframe mode, `frame.html`: the same loader with the messages to the shell around it. And what the page on a
 * customer's telephone runs; the services write the page. Beside them, as it is written, the example of a shell that is not built with our tools.
 */
export function loaderConfiguration(mode: Mode): Configuration {
  return {
    ...baseConfiguration('vp_loader', mode),
    entry: {
      loader: { import: inRoot('src/loader/standalone.ts'), library: { type: 'var', name: 'vpDigital' } },
      'customer-picture': {
        import: inRoot('src/picture/standalone.ts'),
        library: { type: 'var', name: 'vpPicture' },
      },
      frame: inRoot('src/frame/main.ts'),
      telephone: inRoot('host-dev/telephone/telephone.ts'),
      'telephone-question': inRoot('host-dev/telephone/question.ts'),
    },
    output: { path: outputFolder, filename: '[name].js', uniqueName: 'vp_loader' },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new CompressFilesPlugin(),
      new FramePagePlugin(),
      new ForeignShellPlugin(),
      new KnownSourcesPlugin(entriesOfLoader()),
    ],
  };
}

const framePage = inRoot('src/frame/frame.html');

class FramePagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FramePage', (compilation) => {
      compilation.fileDependencies.add(framePage);
      compilation.emitAsset('frame.html', new webpack.sources.RawSource(readFileSync(framePage)));
    });
  }
}

const foreignShell = inRoot('host-dev/foreign-shell');

class ForeignShellPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ForeignShell', (compilation) => {
      compilation.contextDependencies.add(foreignShell);
      for (const file of readdirSync(foreignShell)) {
        const content = readFileSync(`${foreignShell}/${file}`);
        // to be read: left as it is written
        compilation.emitAsset(`foreign-shell/${file}`, new webpack.sources.RawSource(content), {
          minimized: true,
        });
      }
    });
  }
}
