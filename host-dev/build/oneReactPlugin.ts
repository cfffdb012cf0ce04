import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const react = /[\\/]node_modules[\\/](react|react-dom)[\\/]/;

/**
 * A page has one React. A bundle that would bring another one fails its build, with the name of who asks for it: by a
 * request that is not shared (`react-dom/server`), or from a copy that a library has installed for itself.
 */
export class OneReactPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OneReact', (compilation) => {
      compilation.hooks.finishModules.tap('OneReact', (modules) => {
        const folders = new Set<string>();
        for (const module of modules) {
          const file = module.nameForCondition() ?? '';
          if (!react.test(file)) continue;
          folders.add(file.slice(0, file.lastIndexOf('node_modules')));
          for (const importer of strangers(compilation, module))
            refuse(
              compilation,
              `${shown(compiler, importer)} imports ${shown(compiler, file)}, which is not shared`,
            );
        }
        if (folders.size > 1)
          refuse(compilation, [...folders].map((folder) => shown(compiler, folder)).join(', '));
      });
    });
  }
}

/** Who imports a file of React without passing a share, from outside of React. */
function strangers({ moduleGraph }: Compilation, module: Module): string[] {
  return [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) => {
    const importer = originModule?.nameForCondition();
    return importer && !react.test(importer) ? [importer] : [];
  });
}

function refuse(compilation: Compilation, what: string): void {
  compilation.errors.push(new webpack.WebpackError(`React would come a second time: ${what}`));
}

const shown = ({ context }: Compiler, file: string) => path.relative(context, file) || '.';
