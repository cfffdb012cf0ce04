/**
 * How the scripts of an area are made small. They run in workers, from their text: they bring everything themselves, and
 * no compiler may have added to them.
 */

/** What is downloaded: Terser, three times over. */
async function minifyFetched(input, sourceMap, _options, extractComments) {
  const { terserMinify } = require('terser-webpack-plugin');
  return terserMinify(input, sourceMap, { compress: { passes: 3 }, ecma: 2020 }, extractComments);
}

/** What a fitting shell never lets an area fetch: esbuild, in a tenth of the time. */
async function minifyFallback(input, sourceMap, _options, extractComments) {
  const { esbuildMinify } = require('terser-webpack-plugin');
  return esbuildMinify(input, sourceMap, {}, extractComments);
}

module.exports = { minifyFetched, minifyFallback };
