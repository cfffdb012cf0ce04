import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration } from '../../../build/baseConfiguration';
import { entryFileName, hashed } from '../../../build/fileNames';
import { firstChunks } from '../../../build/hostConfiguration';
import { MinifyStylesPlugin } from '../../../build/minifyStyles';
import { ShellAssetsPlugin } from '../../../build/shellAssetsPlugin';
import { inRoot, shellFolder } from '../../../build/workspace';

/** Shell and areas as one program without federation, minified and split as the shell is. */
function monolith(folder: string, pages: 'lazy' | 'eager'): Configuration {
  const base = baseConfiguration(`vp_monolith_${pages}`, 'production');
  return {
    ...base,
    cache: false,
    entry: { main: inRoot('host-dev/shell/main.tsx') },
    output: {
      path: `${folder}/${pages}/${shellFolder}`,
      publicPath: 'auto',
      filename: entryFileName(),
      workerChunkFilename: entryFileName(),
      chunkFilename: hashed('js'),
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        // eager: `import()` of a page brings it with its area
        { test: /[\\/]remotes[\\/][^\\/]+[\\/]area\.ts$/, parser: { dynamicImportMode: pages } },
      ],
    },
    // as areas do it: what two pages need is fetched once
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: 3_000, cacheGroups: firstChunks },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/createLoader$/,
        inRoot('host-dev/bench/federation/monolith/createLoader.ts'),
      ),
      new MiniCssExtractPlugin({ filename: hashed('css'), chunkFilename: hashed('css') }),
      new MinifyStylesPlugin(),
      new ShellAssetsPlugin(),
    ],
  };
}

/** `--env folder=…`: two ways to be a monolith, pages on demand as in the areas, or whole areas. */
export default ({ folder }: { folder: string }): Configuration[] => [
  monolith(folder, 'lazy'),
  monolith(folder, 'eager'),
];
