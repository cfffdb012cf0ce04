const { transform } = require('esbuild');
const { compilerOptions } = require('../../tsconfig.json');

const { target, jsx, verbatimModuleSyntax } = compilerOptions;

/**
 * Webpack loader: TypeScript to JavaScript by esbuild, many times faster than the compiler of TypeScript itself. Types
 * are checked by `npm run check`; `isolatedModules` sees to it that no file needs another one to be translated.
 */
module.exports = async function transpile(source) {
  const done = this.async();
  try {
    const { code, map } = await transform(source, {
      loader: this.resourcePath.endsWith('x') ? 'tsx' : 'ts',
      target,
      charset: 'utf8',
      sourcefile: this.resourcePath,
      sourcemap: this.sourceMap && 'external',
      tsconfigRaw: { compilerOptions: { target, jsx, verbatimModuleSyntax } },
    });
    done(null, code, map ? JSON.parse(map) : undefined);
  } catch (error) {
    done(error);
  }
};
