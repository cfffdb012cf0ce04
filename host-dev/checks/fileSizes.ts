import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, report, root } from './files';

const limit = 250;

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
const mean = Math.round(lengths.reduce((sum, { lines }) => sum + lines, 0) / lengths.length);
const short = Math.floor((100 * lengths.filter(({ lines }) => lines < 120).length) / lengths.length);

const tooLong = lengths.filter(({ lines }) => lines > limit);
const problems = tooLong.map(({ file, lines }) => `${file} has ${lines} lines, more than ${limit}`);
if (mean > 60) problems.push(`the mean file has ${mean} lines, more than 60`);
if (short < 90) problems.push(`only ${short} % of the files have fewer than 120 lines`);
report(problems, `${code.length} files, mean ${mean} lines, ${short} % below 120`);
