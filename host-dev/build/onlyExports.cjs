/**
 * Webpack loader for the index file of a library: leaves only the exports in `names`. Webpack would read, parse and then
 * drop the files of all others.
 */
module.exports = function onlyExports(source) {
  const wanted = new Set(this.getOptions().names);
  const exportOf = ([, list, file]) => {
    const kept = list.split(', ').filter((name) => wanted.has(name.split(' as ').at(-1)));
    return kept.length > 0 ? `export { ${kept.join(', ')} } from ${JSON.stringify(file)};\n` : '';
  };
  return [...source.matchAll(/^import \{ (.+) \} from "(.+)";$/gm)].map(exportOf).join('');
};
