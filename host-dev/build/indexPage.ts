import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@vp-digital/core/shell';
import { readRegistry } from './registry';
import { outputFolder, shellFolder } from './workspace';

/** What the shell's page loads, relative to the page; written by the shell's build. */
export interface ShellAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

const shellAssetsFile = path.join(outputFolder, shellFolder, 'assets.json');

/**
 * Writes `index.html` from the shell's files and the registry: no inline script, no inline style, the registry as
 * data in the page, so that no request stands between the page and the first area. Called when either changes;
 * does nothing before the shell's first build.
 */
export function writeIndexPage(): void {
  if (!existsSync(shellAssetsFile)) return;
  const assets = JSON.parse(readFileSync(shellAssetsFile, 'utf8')) as ShellAssets; // written by our own build
  const file = path.join(outputFolder, 'index.html');
  const written = `${file}.${process.pid}.new`; // the shell and the areas are built side by side
  writeFileSync(written, renderIndexPage(assets, readRegistry()));
  renameSync(written, file);
}

/**
 * The page as text; scripts of `first` run before the shell's own, its libraries while `env.js` is on its way. Which files the
 * pages need is left out: who serves it adds those of the page asked for, the shell reads the others when that stands.
 */
export const renderIndexPage = (
  { scripts, styles, fonts }: ShellAssets,
  registry: Registry,
  first: string[] = [],
) => `<!doctype html>
<html lang="de" translate="no">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/${shellFolder}/icon.svg" type="image/svg+xml">
    <title>Vermögensplanung</title>
${lines(fonts, (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)}
${lines(styles, (file) => `<link rel="stylesheet" href="/${file}">`)}
${lines([...first, ...scripts.slice(0, -1)], script)}
    <script src="/env.js" defer></script>
${lines(scripts.slice(-1), script)}
    <script type="application/json" id="vp-registry">${asData(withoutPageFiles(registry))}</script>
  </head>
  <body>
    <div id="shell"></div>
    <noscript>Diese Anwendung braucht JavaScript. This application needs JavaScript.</noscript>
  </body>
</html>
`;

const withoutPageFiles = (registry: Registry): Registry =>
  Object.fromEntries(Object.entries(registry).map(([area, { pageFiles: _, ...line }]) => [area, line]));

const script = (file: string) => `<script src="/${file}" defer></script>`;

const lines = (files: string[], line: (file: string) => string) =>
  files.map((file) => `    ${line(file)}`).join('\n');

/** `<` could close the element; inside a JSON string its escape means the same. */
const asData = (content: object) => JSON.stringify(content).replaceAll('<', '\\u003c');
