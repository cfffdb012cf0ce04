import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingOpenApiChanges, breakingSdlChanges } from './breakingChanges';
import { currentContracts, publishedFolder } from './published';

const isForced = process.argv.includes('--breaking');

/** Writes the contracts to docs/contracts. Refuses changes that would break callers, unless told `--breaking`. */
mkdirSync(publishedFolder, { recursive: true });
const breaking = Object.entries(currentContracts()).flatMap(([name, text]) => {
  const file = join(publishedFolder, name);
  if (!existsSync(file)) return [];
  const before = readFileSync(file, 'utf8');
  return name.endsWith('.json')
    ? breakingOpenApiChanges(JSON.parse(before), JSON.parse(text))
    : breakingSdlChanges(before, text);
});
if (breaking.length > 0 && !isForced) {
  console.error(`${breaking.join('\n')}\nThese changes break callers. Publish them with --breaking.`);
  process.exit(1);
}
for (const [name, text] of Object.entries(currentContracts())) {
  writeFileSync(join(publishedFolder, name), text);
  console.log(name);
}
