import { statSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { readBy } from './fingerprint';
import { root } from './workspace';

/** Fails a build that reads a file of ours of which its fingerprint knows nothing: a change there would go unseen. */
export class KnownSourcesPlugin {
  constructor(private readonly entries: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('KnownSources', (compilation) => {
      if (compiler.watchMode || compilation.compiler.isChild()) return; // while it watches, files come and go
      const known = new Set(readBy(this.entries));
      const unknown = [...compilation.fileDependencies]
        .map((file) => path.relative(root, file))
        .filter((file) => isOwn(file) && !known.has(file));
      if (unknown.length > 0)
        compilation.errors.push(
          new webpack.WebpackError(
            `No fingerprint knows of ${unknown.join(', ')} (host-dev/build/sources.ts)`,
          ),
        );
    });
  }
}

const isOwn = (file: string) =>
  !file.startsWith('..') &&
  !file.includes('node_modules') &&
  path.basename(file) !== 'package.json' && // asked in every folder on the way
  statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() === true;
