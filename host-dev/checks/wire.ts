import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesIn, report, root } from './files';

const dist = path.join(root, 'dist');
const bytes = (file: string) => readFileSync(path.join(dist, file));

/** What a browser keeps for ever: the scripts, styles and fonts of the shell, and everything in a release's folder. */
const builds = ['shell', ...readdirSync(path.join(dist, 'areas')).map((area) => `areas/${area}`)];
const files = filesIn(
  builds.map((folder) => `dist/${folder}`),
  /./,
).map((file) => path.relative('dist', file));

const hashed = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;
const unhashed = files.filter((file) => /\.(js|css|woff2)$/.test(file) && !hashed.test(file));
const problems = unhashed.map((file) => `${file} may be kept for ever and carries no hash in its name`);

const packable = files.filter((file) => /\.(js|css)$/.test(file) && bytes(file).length >= 1_000);
for (const file of packable)
  for (const [extension, unpack] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const) {
    const packed = `${file}.${extension}`;
    if (!existsSync(path.join(dist, packed))) problems.push(`${packed} is missing`);
    else if (!unpack(bytes(packed)).equals(bytes(file))) problems.push(`${packed} is not ${file}`);
  }
report(problems, `${packable.length} files lie packed beside themselves`);
