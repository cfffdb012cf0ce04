import { readdirSync } from 'node:fs';
import { filesIn, report } from './files';

/** What a browser keeps for ever: the scripts, styles and fonts of the shell, and everything in a release's folder. */
const builds = ['dist/shell', ...readdirSync('dist/areas').map((area) => `dist/areas/${area}`)];
const files = filesIn(builds, /\.(js|css|woff2)$/);

report(
  files
    .filter((file) => !/\.[0-9a-f]{8}\.\w+$/.test(file))
    .map((file) => `${file} may be kept for ever and carries no hash in its name`),
  `${files.length} files that may be kept for ever carry a hash in their name`,
);
