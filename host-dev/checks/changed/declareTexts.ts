import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the type of each file of texts beside what the compiler remembers. It takes any change of a JSON file for a change of
 * its type, and has everything checked that speaks: of another wording it need not hear.
 */
export function declareTexts(from: string, to: string): void {
  const wanted = new Map(filesIn(from, '.json').map((file) => [file.replace(/\.json$/, ending), file]));
  for (const [name, file] of wanted) {
    const place = path.join(to, name);
    const declared = declarationOf(readFileSync(path.join(from, file), 'utf8'));
    if (existsSync(place) && readFileSync(place, 'utf8') === declared) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, declared);
  }
  if (!existsSync(to)) return;
  for (const name of filesIn(to, ending)) if (!wanted.has(name)) rmSync(path.join(to, name));
}

/** `{ "a": "Einkommen" }` as a module whose `a` is a text. */
export const declarationOf = (texts: string): string =>
  `declare const texts: ${JSON.stringify(JSON.parse(texts), typeNames).replaceAll(/"\$(\w+)"/g, '$1')};\nexport default texts;\n`;

/** How TypeScript names the declarations of a JSON file. */
const ending = '.d.json.ts';

const typeNames = (_key: string, value: unknown): unknown =>
  typeof value === 'object' ? value : `$${typeof value}`;

const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));
