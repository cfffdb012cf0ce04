import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { type ShellAssets, writeIndexPage } from './indexPage';
import { inRoot, outputFolder, shellFolder } from './workspace';

/** The text font; every other face is fetched when a page needs it. */
const preloadedFont = /hanken-grotesk-latin-wght-normal\./;

/** Data protection, terms of use and imprint: pages outside the application, where the footer leads. */
const legalPages = inRoot('host-dev/shell/legal');

const icon = inRoot('host-dev/shell/icon.svg');

/** Writes the page, and what stands beside it. */
export function publishShell(): void {
  cpSync(legalPages, path.join(outputFolder, 'rechtliches'), { recursive: true });
  writeIndexPage();
}

/** Notes what the shell's page loads; calls `publish` when the build stands. */
export class ShellAssetsPlugin {
  constructor(private readonly publish?: () => void) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ShellAssets', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellAssets', stage }, () => {
        compilation.emitAsset('icon.svg', new webpack.sources.RawSource(readFileSync(icon)));
        compilation.emitAsset(
          'assets.json',
          new webpack.sources.RawSource(JSON.stringify(shellAssets(compilation))),
        );
      });
    });
    compiler.hooks.done.tap('ShellAssets', ({ compilation }) => {
      if (compilation.errors.length === 0 && !compiler.watchMode) this.publish?.();
    });
  }
}

function shellAssets(compilation: Compilation): ShellAssets {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const fonts = compilation.getAssets().map(({ name }) => name);
  const select = (names: readonly string[], pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).map((name) => `${shellFolder}/${name}`);
  return {
    scripts: select(files, /(?<!\.hot-update)\.js$/),
    styles: select(files, /\.css$/),
    fonts: select(fonts, preloadedFont),
  };
}
