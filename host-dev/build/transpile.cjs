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
    done(null, withPureSchemas(code), map ? JSON.parse(map) : undefined);
  } catch (error) {
    done(error);
  }
};

/**
 * What a library call makes and nobody uses may go, if it is said that the call does nothing else. Schemas are such: a
 * bundle that reads an answer needs not carry what requests look like.
 */
const withPureSchemas = (code) =>
  importsSchemas.test(code) ? code.replaceAll(schemaCall, '/* @__PURE__ */ $&') : code;

const importsSchemas = /import \* as z from ["']zod\/mini["']/;
const schemaCall = /(?<![\w.$'"`])z\.(?:iso\.|coerce\.)?\w+\(/g;
