/**
 * Webpack loader for the descriptions of Module Federation's errors: the shell and an area's entry report an error by its
 * code (RUNTIME-009), which the library's pages explain; the sentences would be in every entry, for calls that nobody makes.
 */
module.exports = function withoutDescriptions(source) {
  return source.replace(/(const runtimeDescMap = )\{[^}]*\}/, '$1{}');
};
