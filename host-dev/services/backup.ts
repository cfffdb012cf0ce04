import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUp, restore } from './database/backup';

const dataFolder = resolve(
  process.env['VP_DATA'] ?? join(fileURLToPath(new URL('../..', import.meta.url)), '.data'),
);
const [action, file] = process.argv.slice(2);

/** `tsx host-dev/services/backup.ts save|restore <file>`: the embedded database of `VP_DATA`, while nobody uses it. */
try {
  if (file && action === 'save') await backUp(dataFolder, file);
  else if (file && action === 'restore') await restore(file, dataFolder);
  else throw new Error('Say what to do: backup.ts save <file> or backup.ts restore <file>.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
