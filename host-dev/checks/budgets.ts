import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, root } from './files';

/** Kilobytes after gzip; the shell's later scripts (drafts, flags, telemetry) come when the page stands. */
const budgets = {
  area: 60,
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

const areas = Object.entries(readJson(dist('remotes.json')) as Record<string, { entry: string }>).map(
  ([name, { entry }]) => {
    const folder = path.dirname(dist(entry));
    const own = readJson(path.join(folder, 'own-code.json')) as string[]; // written by our own build
    return { name, size: kilobytes(own.map((file) => path.join(folder, file))), budget: budgets.area };
  },
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
  ...areas,
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
const problems = bundles
  .filter(({ size, budget }) => size > budget)
  .map(({ name, size, budget }) => `${name} has ${size.toFixed(1)} kB, more than ${budget}`);
report(problems, bundles.map(({ name, size }) => `${name} ${size.toFixed(1)} kB`).join(', '));
