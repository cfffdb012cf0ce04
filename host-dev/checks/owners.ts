import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOwners, ownersFile } from '../generator/codeOwners';
import { report, root } from './files';

const file = path.join(root, ownersFile);
const wanted = codeOwners();

/** Who is asked about a change follows from the packages; `--write` brings the file up to date. */
if (process.argv.includes('--write')) writeFileSync(file, wanted);
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === wanted;
report(
  isCurrent ? [] : [`${ownersFile} is not what the packages say: npx tsx host-dev/checks/owners.ts --write`],
  `${wanted.split('\n').filter((line) => line.startsWith('/')).length} places have an owner`,
);
