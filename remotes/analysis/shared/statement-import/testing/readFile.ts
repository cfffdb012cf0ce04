import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readStatement, type Statement, type StatementRequest } from '../reading/readStatement';

/** A file of this folder, byte for byte. */
export const fileBytes = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(path.join(__dirname, 'files', name)));

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

const bufferOf = (file: string | Uint8Array): ArrayBuffer =>
  new Uint8Array(typeof file === 'string' ? utf8(file) : file).buffer;

export type Chosen = string | Uint8Array;

/** What is answered to one file, or to several at once. */
export const answerTo = (
  files: Chosen | readonly Chosen[],
  options: Partial<StatementRequest> = {},
): ReturnType<typeof readStatement> => {
  const all = (Array.isArray(files) ? files : [files]) as readonly Chosen[];
  const [bytes = new ArrayBuffer(0), ...more] = all.map(bufferOf);
  return readStatement({ bytes, more, ownIbans: [], remembered: {}, ...options });
};

export async function statementIn(
  files: Chosen | readonly Chosen[],
  options: Partial<StatementRequest> = {},
): Promise<Statement> {
  const answer = await answerTo(files, options);
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer));
  return answer;
}

/** What a statement comes to: as a test compares it. */
export function figuresOf({ bookings, groups, span, transfers, left }: Statement) {
  const sum = (direction: 'out' | 'in') =>
    groups
      .filter((group) => group.direction === direction)
      .flatMap(({ months }) => Object.values(months))
      .reduce((whole, amount) => whole + amount, 0);
  const { foreign, pending, unreadable } = left;
  return {
    bookings,
    out: sum('out'),
    in: sum('in'),
    names: [...new Set(groups.map(({ name }) => name))].sort(),
    span: [span.from, span.to],
    transfers,
    left: { foreign, pending, unreadable },
  };
}
