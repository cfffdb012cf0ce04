const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');
const { compilerOptions } = require('../../tsconfig.json');

const { target, jsx } = compilerOptions;
const own = readFileSync(__filename);

/** Jest's translation to CommonJS, by esbuild as in the build; types are checked by `npm run check`. */
module.exports = {
  process(source, file) {
    const { code } = transformSync(source, {
      loader: loaders[file.slice(file.lastIndexOf('.'))] ?? 'js',
      format: 'cjs',
      platform: 'node',
      target,
      supported: { 'dynamic-import': false }, // Jest's modules are asked for by `require` alone
      charset: 'utf8',
      // of another module `.mjs` would take all there is for its default, as Node does of CommonJS
      sourcefile: file.replace(/\.mjs$/, '.js'),
      sourcemap: 'inline',
      tsconfigRaw: { compilerOptions: { target, jsx } },
    });
    return { code };
  },
  /** What Jest keeps is good for these words, by this program and these settings. */
  getCacheKey: (source, file) =>
    [source, file, own, version, target, jsx]
      .reduce((hash, part) => hash.update('\0').update(part), createHash('sha1'))
      .digest('hex'),
};

const loaders = { '.ts': 'ts', '.tsx': 'tsx' };
