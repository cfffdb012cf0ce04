import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, report, root } from './files';

const limit = 300;

/** Tables of numbers and letters: as long as what they list. */
const dataFolders = [
  'src/finance/law/',
  'src/finance/longevity/',
  'src/pdf/fonts/',
  'src/reference/countries/',
  'src/reference/companies/',
  'src/household/samples/',
];

const code = filesIn(['src', 'remotes', 'host-dev'], /\.(ts|tsx|mjs|cjs|css)$/).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !dataFolders.some((folder) => file.startsWith(folder)),
);
const lengths = code.map((file) => ({
  file,
  lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
}));

report(
  lengths
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${limit}`),
  `${code.length} files with at most ${limit} lines each`,
);
