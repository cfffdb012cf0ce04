import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/** A lock file as it was found. */
export interface LockFile {
  text: string;
  /** The owner's last sign of life, by the owner's clock: to be compared with itself only. */
  beatAt: number;
}

/** Undefined when there is none. */
export const lookAt = (file: string): LockFile | undefined =>
  unless('ENOENT', () => ({ text: readFileSync(file, 'utf8'), beatAt: statSync(file).mtimeMs }));

/** Exclusive creation (O_EXCL): of several processes exactly one succeeds. Answers whether it was this one. */
export const create = (file: string, text: string): boolean =>
  unless('EEXIST', () => {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  }) ?? false;

/** A sign of life: the file's time, which needs no room on the disk. */
export const touch = (file: string) =>
  unless('ENOENT', () => {
    const now = new Date();
    utimesSync(file, now, now);
  });

/**
 * Removes the file of a dead owner, unless another process was quicker and the file is already its own. `aside` is a
 * name that no other process uses.
 */
export function removeStale(file: string, { text }: LockFile, aside: string): void {
  try {
    unless('ENOENT', () => renameSync(file, aside));
    const moved = lookAt(aside);
    if (moved !== undefined && moved.text !== text) unless('EEXIST', () => linkSync(aside, file));
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Undefined for this one failure. */
function unless<Result>(code: 'ENOENT' | 'EEXIST', act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  }
}
