import { transform } from 'lightningcss';
import webpack, { type Compiler } from 'webpack';

/** Minifies the extracted style sheets with lightningcss; a sheet that it cannot read fails the build. */
export class MinifyStylesPlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap('MinifyStyles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'MinifyStyles', stage }, (assets) => {
        for (const filename of Object.keys(assets).filter((name) => /\.css(\?|$)/.test(name))) {
          compilation.updateAsset(filename, (source) => {
            const code = Buffer.from(source.buffer());
            return new webpack.sources.RawSource(transform({ filename, code, minify: true }).code.toString());
          });
        }
      });
    });
  }
}
