import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What a workspace consists of; areas are named by who wants a copy. */
const parts = [
  'src',
  'locales',
  'host-dev',
  'package.json',
  'package-lock.json',
  'README.md',
  'tsconfig.json',
  'webpack.config.ts',
  'jest.config.ts',
  'eslint.config.mjs',
  'biome.json',
  '.gitignore',
];

export interface WorkspaceCopy {
  folder: string;
  /** Runs a program of the copy to its end; rejects with what it printed when that fails. */
  run(file: string, ...options: string[]): Promise<{ stdout: string; stderr: string }>;
  /** Environment of programs that run in the copy: what they keep for later they keep in it. */
  environment: NodeJS.ProcessEnv;
  read(file: string): string;
  /** Replaces a file's content, or adds a file with the folders that it needs. */
  write(file: string, content: string): void;
  /** Removes a file of it; without a name, the whole copy. */
  remove(file?: string): void;
}

type ExecFailure = Error & { stdout: string };

/** A copy of this workspace in a temporary folder: what is built and released there never meets this one. */
export function copyWorkspace(areas: readonly string[]): WorkspaceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'vp-workspace-'));
  for (const name of [...parts, ...areas.map((area) => `remotes/${area}`)])
    cpSync(name, path.join(folder, name), { recursive: true });
  linkPackages('node_modules', path.join(folder, 'node_modules'));
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env; // a program that runs tests is not part of ours
  const environment = { ...inherited, TMPDIR: temporary };
  return {
    folder,
    environment,
    run: async (file, ...options) => {
      try {
        const command = [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...options];
        return await execute(process.execPath, command, { cwd: folder, env: environment });
      } catch (error) {
        const { message, stdout } = error as ExecFailure; // what execFile rejects with
        throw new Error(`${message}\n${stdout}`, { cause: error });
      }
    },
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, content) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    },
    remove: (file = '.') => rmSync(path.join(folder, file), { recursive: true, force: true }),
  };
}

/** A folder of its own, so that caches stay in it; its packages are these here, but for those of the workspace. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((entry) => !/^\.(cache|package-lock)/.test(entry)))
    if (name === '@vp-digital')
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.resolve(from, name), path.join(to, name));
}
