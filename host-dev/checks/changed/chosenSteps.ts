import { parseArgs } from 'node:util';
import type { Step } from '../runStep';
import type { ChangedFiles } from './changedFiles';

export interface CheckStep extends Step {
  /** Files after whose change the step can say something new in seconds; a step without it is asked of everything only. */
  after?: RegExp;
  /** The command that goes on from what it knew before the change, where there is one. */
  again?: string[];
  /** The command for some of these files, where a file can be judged without the others. */
  ofFiles?: (files: readonly string[]) => string[];
}

export interface Choice {
  /** Steps by name; all of them where none is named. */
  names: string[];
  /** Only what follows from the files that differ from `base`. */
  changed: boolean;
  base?: string;
}

/** What the arguments of `npm run check` ask for: `types texts`, `--changed`, `--changed --base main~3`. */
export function readChoice(options: string[]): Choice {
  const { values, positionals } = parseArgs({
    args: options,
    options: { changed: { type: 'boolean', default: false }, base: { type: 'string' } },
    allowPositionals: true,
  });
  const { changed, base } = values;
  if (base === undefined) return { names: positionals, changed };
  if (!changed)
    throw new Error('--base says what --changed compares with: npm run check -- --changed --base …');
  return { names: positionals, changed, base };
}

/** The steps of these names, in their own order. */
export function namedSteps(steps: readonly CheckStep[], names: readonly string[]): CheckStep[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no check “${unknown}”, only ${steps.map(({ name }) => name).join(', ')}.`);
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** The steps that can find something new after these files changed, each for as little as it needs. */
export const stepsAfterChange = (steps: readonly CheckStep[], { present, gone }: ChangedFiles): Step[] =>
  steps.flatMap(({ name, command, after, again = command, ofFiles }) => {
    const concerned = (files: readonly string[]) => files.filter((file) => after?.test(file));
    const files = concerned(present);
    if (ofFiles) return files.length > 0 ? [{ name, command: ofFiles(files) }] : [];
    return files.length + concerned(gone).length > 0 ? [{ name, command: again }] : [];
  });
