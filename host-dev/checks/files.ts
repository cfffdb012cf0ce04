import { readdirSync } from 'node:fs';
import path from 'node:path';

export const root = process.cwd();

/** Source files below folders of the project, as paths from the root, by name pattern. */
export function filesIn(folders: string[], pattern: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.includes('node_modules'))
      .sort(),
  );
}

/** Prints what was found and ends with the exit code that says so. */
export function report(problems: string[], summary: string): void {
  for (const problem of problems) console.error(problem);
  console.log(summary);
  if (problems.length > 0) process.exitCode = 1;
}
