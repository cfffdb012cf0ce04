import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import webpack from 'webpack';
import { CompressFilesPlugin } from './compressFilesPlugin';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'compress-files-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, 'dist', file));

/** Builds a long script, a short one and a picture; answers the names of what is written. */
function build(mode: 'production' | 'development'): Promise<string[]> {
  const words = Array.from({ length: 300 }, (_, index) => `word ${index}`).join(', ');
  writeFileSync(
    path.join(folder, 'long.js'),
    `console.log('${words}', new URL('./dot.png', import.meta.url))`,
  );
  writeFileSync(path.join(folder, 'short.js'), 'console.log(1)');
  writeFileSync(path.join(folder, 'dot.png'), Buffer.alloc(2_000));
  const compiler = webpack({
    mode,
    devtool: false,
    context: folder,
    entry: { long: './long.js', short: './short.js' },
    output: { path: path.join(folder, 'dist'), assetModuleFilename: '[name][ext]' },
    optimization: { minimize: false },
    plugins: [new CompressFilesPlugin()],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve(readdirSync(path.join(folder, 'dist')).sort()));
    });
  });
}

test('a text that is worth it lies packed beside itself, twice; a short one and a picture do not', async () => {
  expect(await build('production')).toEqual(['dot.png', 'long.js', 'long.js.br', 'long.js.gz', 'short.js']);
  expect(read('long.js').length).toBeGreaterThan(2_000);
  expect(brotliDecompressSync(read('long.js.br'))).toEqual(read('long.js'));
  expect(gunzipSync(read('long.js.gz'))).toEqual(read('long.js'));
});

test('while code is being written nothing is packed', async () => {
  expect(await build('development')).toEqual(['dot.png', 'long.js', 'short.js']);
});
