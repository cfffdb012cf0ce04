import TerserPlugin from 'terser-webpack-plugin';
import type { AssetInfo, Compiler } from 'webpack';
import { minifyFallback, minifyFetched } from './minifyArea.cjs';
import { fallbackScripts } from './fallbackScripts';

/** Makes an area's scripts small: what is downloaded as small as can be, fallbacks of shares fast. */
export class MinifyAreaPlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    compiler.hooks.thisCompilation.tap('MinifyArea', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'MinifyArea', stage }, () => {
        for (const name of fallbackScripts(compilation))
          compilation.updateAsset(name, (source) => source, { isFallback: true });
      });
    });
    new TerserPlugin<[object, object]>({ minify: [fetched, fallback], extractComments: false }).apply(
      compiler,
    );
  }
}

const fetched = Object.assign(minifyFetched, {
  filter: (name: string, info?: AssetInfo) => isScript(name) && !isFallback(info),
});
const fallback = Object.assign(minifyFallback, {
  filter: (name: string, info?: AssetInfo) => isScript(name) && isFallback(info),
});

const isScript = (name: string) => name.endsWith('.js');
const isFallback = (info?: AssetInfo) => info?.['isFallback'] === true;
