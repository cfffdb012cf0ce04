import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { areaSizes } from './areaSizes';
import { report, root } from './files';

/**
 * Kilobytes (1,000 bytes, gzip 9) that one person fetches. Of an area: its base (entry, mount, styles, German texts)
 * and one page with everything it needs beyond. The words of all pages lie in the base, so a page and its base share
 * one budget beside the page's own. The shell's later scripts (drafts, flags, telemetry) come when the page stands.
 */
const budgets = {
  page: 30,
  baseAndPage: 48,
  shellScripts: 310,
  shellLater: 65,
  diagnostics: 20,
  shellStyles: 20,
  loader: 32,
  frame: 60,
};

const dist = (...parts: string[]) => path.join(root, 'dist', ...parts);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const kilobytes = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;

const areas = areaSizes(dist(), (file) => kilobytes([file]));
const pages = areas.flatMap(({ base, pages: own }) =>
  own.flatMap(({ path: name, size, largest }) => [
    { name: `${name} (${largest})`, size, budget: budgets.page },
    { name: `${name} with its area’s base (${largest})`, size: base + size, budget: budgets.baseAndPage },
  ]),
);

const shell = (extension: string) =>
  readdirSync(dist('shell'))
    .filter((file) => file.endsWith(extension))
    .map((file) => dist('shell', file));

const { scripts: first } = readJson(dist('shell', 'assets.json')) as { scripts: string[] }; // written by our own build
const firstScripts = first.map((file) => dist(file));
const isDiagnostics = (file: string) => path.basename(file).startsWith('diagnostics.');
const laterScripts = shell('.js').filter((file) => !firstScripts.includes(file) && !isDiagnostics(file));

const bundles = [
  { name: 'shell, first scripts', size: kilobytes(firstScripts), budget: budgets.shellScripts },
  { name: 'shell, later scripts', size: kilobytes(laterScripts), budget: budgets.shellLater },
  // only where the environment has the panel, and only when it is opened
  {
    name: 'shell, diagnostics',
    size: kilobytes(shell('.js').filter(isDiagnostics)),
    budget: budgets.diagnostics,
  },
  { name: 'shell, styles', size: kilobytes(shell('.css')), budget: budgets.shellStyles },
  { name: 'frame.js', size: kilobytes([dist('frame.js')]), budget: budgets.frame },
  { name: 'loader.js', size: kilobytes([dist('loader.js')]), budget: budgets.loader },
];
const problems = [...pages, ...bundles]
  .filter(({ size, budget }) => size > budget)
  .map(({ name, size, budget }) => `${name} has ${size.toFixed(1)} kB, more than ${budget}`);
const shown = [
  ...areas.map(
    ({ name, base, pages: own, all }) =>
      `${name} ${base.toFixed(1)} + at most ${Math.max(...own.map(({ size }) => size)).toFixed(1)} kB (all pages ${all.toFixed(1)})`,
  ),
  ...bundles.map(({ name, size }) => `${name} ${size.toFixed(1)} kB`),
];
report(problems, shown.join(', '));
