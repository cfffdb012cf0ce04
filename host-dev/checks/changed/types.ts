import { spawnSync } from 'node:child_process';
import { checkTypes } from '../compiler';
import { report } from '../files';
import { declareTexts } from './declareTexts';

/**
 * Checks the types of what has changed since this last ran, and of what that concerns. The compiler writes declarations,
 * because only then does it know what a file shows to others: without them, the first edit of a file has everything checked
 * that imports it. A page that adds its texts to the types of i18n takes part in everything that speaks: where a part of it
 * declares something else, all of that is checked. The full check begins anew each time and has the last word: the
 * compiler's memory has gaps (microsoft/TypeScript#64025, #64386).
 */
const options = [
  '--project',
  'host-dev/checks/changed/tsconfig.types.json',
  '--pretty',
  'false',
  '--checkers',
  '1',
];

/** Nobody reads the declarations: that a type in one of them has no name that others could import is no fault. */
const ofDeclarationsOnly = / error TS4\d{3}: .* has or is using (private )?name /;

declareTexts('locales', 'node_modules/.cache/checks/locales');
const [compiler] = checkTypes;
const { stdout, stderr, status, error } = spawnSync(compiler, options, { encoding: 'utf8', maxBuffer: 1e9 });
if (error) throw error;
const found = stdout.split(/^(?=\S)/m).filter((message) => message.trim() !== '');
if (status !== 0 && found.length === 0) throw new Error(`The compiler ended with ${status}: ${stderr}`);

report(
  found.filter((message) => !ofDeclarationsOnly.test(message)).map((message) => message.trimEnd()),
  'types of what has changed and of what that concerns',
);
