import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '../http/ServiceError';

/** A word as it was read; the confidence in percent. */
export interface ReadWord {
  text: string;
  confidence: number;
}

/** Words from left to right. */
export type ReadLine = readonly ReadWord[];

export interface Recognition {
  /** Lines of a picture from top to bottom. Throws 422 for what is none, 503 when too many wait or it takes too long. */
  read(picture: Buffer): Promise<readonly ReadLine[]>;
  close(): void;
}

/** Pictures that are read or wait for it; the next is refused. */
const mostAtOnce = 3;

const script = fileURLToPath(new URL('recognitionProcess.mjs', import.meta.url));

/**
 * Text recognition for German on this machine, in a process of its own that starts with the first picture: what a
 * picture does to it does not reach the services. One picture after the other; a process that fails or does not answer
 * is ended, and the next picture gets a new one. One picture may take `longest` milliseconds.
 */
export function createRecognition(longest: number): Recognition {
  let reader: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;
  const end = () => {
    reader?.kill('SIGKILL');
    reader = undefined;
  };

  const recognize = async (picture: Buffer): Promise<readonly ReadLine[]> => {
    if (closed) throw new ServiceError('unavailable', 'The services end.');
    reader ??= fork(script, {
      execArgv: [],
      env: {}, // ours holds the database's password
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    try {
      return await answerOf(reader, picture, longest);
    } catch (error) {
      end();
      throw error;
    }
  };
  return {
    read: async (picture) => {
      if (waiting >= mostAtOnce) throw new ServiceError('unavailable', 'Too many pictures wait to be read.');
      waiting += 1;
      const turn = last.then(() => recognize(picture));
      last = turn.catch(() => undefined); // the next picture does not fail with this one
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    close: () => {
      closed = true;
      end();
    },
  };
}

async function answerOf(
  reader: ChildProcess,
  picture: Buffer,
  longest: number,
): Promise<readonly ReadLine[]> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(longest)]);
  const answer = Promise.race([once(reader, 'message', { signal }), once(reader, 'exit', { signal })]);
  reader.send(picture);
  try {
    const [said] = (await answer) as [readonly ReadLine[] | null | number]; // lines, or the code of its end
    if (Array.isArray(said)) return said as readonly ReadLine[]; // what recognitionProcess.mjs sends
  } catch {
    throw new ServiceError('unavailable', 'The picture took too long to read.');
  } finally {
    settled.abort();
  }
  throw unreadable();
}

/** There is nothing to read in the picture. */
export const unreadable = () =>
  new ServiceError('invalid', 'There is no text in the picture.', {
    status: 422,
    issues: [{ path: '', code: 'no_text', message: 'There is no text in the picture.' }],
  });
