const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { buildSync, transformSync, version } = require('esbuild');
const { compilerOptions } = require('../../tsconfig.json');

const { target, jsx } = compilerOptions;
const own = readFileSync(__filename);

/** Jest's translation to CommonJS, by esbuild as in the build; types are checked by `npm run check`. */
module.exports = {
  process(source, file, options) {
    if (isBundled(file, options)) return { code: bundle(file) };
    const { code } = transformSync(source, {
      loader: loaders[file.slice(file.lastIndexOf('.'))] ?? 'js',
      format: 'cjs',
      platform: 'node',
      target,
      define: { 'import.meta.url': JSON.stringify('http://localhost/') }, // where a page's files lie; a test says what a worker there does
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
  getCacheKey: (source, file, options) =>
    [source, file, own, version, target, jsx, isBundled(file, options) ? packageOf(file) : '']
      .reduce((hash, part) => hash.update('\0').update(part), createHash('sha1'))
      .digest('hex'),
};

const loaders = { '.ts': 'ts', '.tsx': 'tsx' };

const isBundled = (file, { transformerConfig }) =>
  transformerConfig.bundledPackages.some((entry) => file.endsWith(`/node_modules/${entry}`));

/** The package in one module. What it asks of others it still asks of Jest, so there is one React and one of each mock. */
const bundle = (file) =>
  buildSync({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    write: false,
    format: 'cjs',
    platform: 'node',
    target,
    charset: 'utf8',
  }).outputFiles[0].text;

/** Which version of the package it is: its entry reads the same in many. */
const packageOf = (file) =>
  readFileSync(file.replace(/(\/node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/package.json'));
