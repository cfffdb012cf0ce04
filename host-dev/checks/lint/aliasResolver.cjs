const { existsSync, statSync } = require('node:fs');
const path = require('node:path');
const { paths } = require('../../../tsconfig.json').compilerOptions;

const root = path.resolve(__dirname, '../../..');
const aliases = Object.entries(paths).map(([alias, [folder]]) => [
  alias.replace('*', ''),
  folder.replace('*', ''),
]);
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs'];

/** Tells eslint which file a request means: relative paths and the aliases of tsconfig.json; all else is a package. */
module.exports = {
  interfaceVersion: 2,
  resolve(request, importer) {
    const place = placeOf(request, importer);
    const found = place && endings.map((ending) => place + ending).find(isFile);
    return found ? { found: true, path: found } : { found: false };
  },
};

function placeOf(request, importer) {
  if (request.startsWith('.')) return path.resolve(path.dirname(importer), request);
  const [alias, folder] = aliases.find(([start]) => request.startsWith(start)) ?? [];
  return alias && path.join(root, folder, request.slice(alias.length));
}

const isFile = (file) => existsSync(file) && statSync(file).isFile();
