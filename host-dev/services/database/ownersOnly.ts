import { chmodSync, mkdirSync } from 'node:fs';

/**
 * The folder, made when it is not there, closed to every other user of the machine: the embedded database writes its
 * files for everybody (0666), whatever the umask says, and the keys that sign tokens are among them.
 */
export function ownersOnly(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return folder;
}
