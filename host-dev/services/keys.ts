import { resolve } from 'node:path';
import { addKey, checkedKeys } from './sealing';

const folder = process.env['VP_KEYS'];
const [action] = process.argv.slice(2);

/** `tsx host-dev/services/keys.ts new|list`: the keys of released reports, in `VP_KEYS`. The services may run meanwhile. */
try {
  if (!folder) throw new Error('Say in VP_KEYS in which folder the keys lie.');
  if (action === 'new') console.log(`${resolve(folder)}: ${addKey(folder, new Date())} seals from now on.`);
  else if (action === 'list') for (const id of checkedKeys(folder)) console.log(id);
  else throw new Error('Say what to do: keys.ts new or keys.ts list.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
