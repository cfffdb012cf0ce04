import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { fallbackScripts } from './fallbackScripts';

/** A file that stands beside the one that it is packed from. */
export const isCompressed = (name: string) => /\.(br|gz)$/.test(name);

const compressible = /\.(js|mjs|css|json|svg|html)$/;

/** Below this, headers weigh more than what is saved. */
const worthwhile = 1_000;

/**
 * Every text file twice beside itself, `.br` and `.gz`: servers hand out what lies there and compress nothing that never
 * changes. Files that are fetched get all the effort; fallbacks, which a fitting shell never fetches, a tenth of it.
 */
export class CompressFilesPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap('CompressFiles', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'CompressFiles', stage }, () =>
        compress(compilation),
      );
    });
  }
}

async function compress(compilation: Compilation): Promise<void> {
  const spare = new Set(fallbackScripts(compilation));
  const files = compilation.getAssets().filter(({ name }) => compressible.test(name));
  await Promise.all(
    files.map(async ({ name, source }) => {
      const content = source.buffer();
      if (content.length < worthwhile) return;
      const quality = spare.has(name) ? 5 : constants.BROTLI_MAX_QUALITY;
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        zip(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
      compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
    }),
  );
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
