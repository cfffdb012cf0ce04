import { execFileSync } from 'node:child_process';

export interface ChangedFiles {
  /** Paths from the folder, of files that are there to be read. */
  present: string[];
  gone: string[];
}

/** What differs between a commit and the folder as it is, committed or not; what git ignores never counts. */
export function changedFiles(base: string, folder = process.cwd()): ChangedFiles {
  const differing = (which: string) =>
    list(
      folder,
      'diff',
      '--name-only',
      '--relative',
      '--no-renames',
      '-z',
      `--diff-filter=${which}`,
      base,
      '--',
    );
  const untracked = list(folder, 'ls-files', '--others', '--exclude-standard', '-z');
  const present = new Set([...differing('d'), ...untracked]);
  return {
    present: [...present].sort(),
    gone: differing('D').filter((file) => !present.has(file)),
  };
}

/** Where the work parted from what others have (`origin/main`); the last commit where no other repository is known. */
export function usualBase(folder = process.cwd()): string {
  try {
    return git(folder, 'merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD';
  }
}

const list = (folder: string, ...command: string[]): string[] =>
  git(folder, ...command)
    .split('\0')
    .filter((file) => file !== '');

const git = (folder: string, ...command: string[]): string =>
  execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
