import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../build/workspace';

/** Puts lines before a place that is there exactly once. Throws when the file has changed its shape. */
export function changeFile(file: string, before: string, lines: string): string {
  const text = readFileSync(inRoot(file), 'utf8');
  const [head, tail, ...more] = text.split(before);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(
      `${file} has no place for a new area: “${before.trim().slice(0, 40)}” is not there once.`,
    );
  writeFileSync(inRoot(file), `${head}${lines}${before}${tail}`);
  return file;
}

/** Changes the members of a JSON file. */
export function changeJson(file: string, change: (content: Record<string, unknown>) => object): string {
  const content = JSON.parse(readFileSync(inRoot(file), 'utf8')) as Record<string, unknown>; // our own files are objects
  writeFileSync(inRoot(file), `${JSON.stringify(change(content), undefined, 2)}\n`);
  return file;
}
