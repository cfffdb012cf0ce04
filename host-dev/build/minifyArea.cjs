/**
 * Terser for what is downloaded, esbuild for the large files of an area: those are the fallbacks of shares, which a
 * fitting shell never lets it fetch, and Terser takes minutes for them. An area's own files are far below the border.
 * Runs in workers, from its text: it brings everything itself, and no compiler may have added to it.
 */
module.exports = async function minifyArea(input, sourceMap, _options, extractComments) {
  const { esbuildMinify, terserMinify } = require('terser-webpack-plugin');
  const [code] = Object.values(input);
  return code.length > 150_000
    ? esbuildMinify(input, sourceMap, {}, extractComments)
    : terserMinify(input, sourceMap, { compress: { passes: 3 }, ecma: 2020 }, extractComments);
};
