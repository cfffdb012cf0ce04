import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@vp-digital/core/shell';
import { renderIndexPage, type ShellAssets } from '../../../build/indexPage';
import { readRegistry } from '../../../build/registry';
import { runWebpack } from '../../../build/runWebpack';
import { inRoot, outputFolder, shellFolder } from '../../../build/workspace';

/** Builds both monoliths of today's code below the folder, each as it is served. */
export async function buildMonoliths(folder: string): Promise<{ lazy: string; eager: string }> {
  const config = inRoot('host-dev/bench/federation/monolith/webpack.config.ts');
  await runWebpack(['--config', config, '--env', `folder=${folder}`]);
  const served = (pages: string) => {
    const root = path.join(folder, pages);
    const assets = readFileSync(path.join(root, shellFolder, 'assets.json'), 'utf8');
    const page = renderIndexPage(JSON.parse(assets) as ShellAssets, withoutFiles()); // written by our own build
    writeFileSync(path.join(root, 'index.html'), page);
    writeFileSync(path.join(root, 'env.js'), readFileSync(path.join(outputFolder, 'env.js')));
    return root;
  };
  return { lazy: served('lazy'), eager: served('eager') };
}

/** The menu needs what the areas are; where their files are, the program knows itself. */
const withoutFiles = (): Registry =>
  Object.fromEntries(
    Object.entries(readRegistry()).map(([area, line]) => [
      area,
      { ...line, entry: '', preload: [], css: [], integrity: {} },
    ]),
  );
