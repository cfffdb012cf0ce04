import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Parameter, Query } from './database';
import { endProcess } from './endProcess';
import { createFairQueue } from './fairQueue';
import { lockFolder } from './lockFolder';
import { currentOwner } from './onBehalfOf';
import { ownersOnly } from './ownersOnly';
import { retrySerialization } from './retrySerialization';
import { parsedRows, textTypes, type WorkerAnswer, type WorkerRequest } from './workerMessages';

/** Bytes: its log grows by files of 16 MiB, and the database gives up where the next one has no room. */
const leastRoom = 32 * 1024 ** 2;

/**
 * PostgreSQL compiled to WebAssembly, in files of the given folder, in a thread of its own: on the main thread it
 * would stop HTTP while it works. It has one session, so statements and transactions queue here, by turns of users. It
 * survives the death of the process, not of the machine (it never calls fsync). When the thread ends by itself the
 * process ends too: only a new start brings the database back.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  const session = startWorker(ownersOnly(join(folder, 'database')));
  try {
    await session.send('select 1');
  } catch (error) {
    lock.release();
    throw error;
  }
  session.onDeath(endProcess);
  const send: Query = (text, parameters) => {
    lock.confirm();
    return session.send(text, parameters);
  };
  const queue = createFairQueue();
  const inTurn = <Result>(work: () => Promise<Result>) => queue.add(currentOwner(), work);
  return {
    q: (text, parameters) => inTurn(() => send(text, parameters)),
    tx: (work) => retrySerialization(() => inTurn(() => transaction(send, work))),
    hasRoom: () => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize > leastRoom;
    },
    close: () =>
      queue.last(async () => {
        await session.stop();
        lock.release();
      }),
  };
}

async function transaction<Result>(q: Query, work: (q: Query) => Promise<Result>): Promise<Result> {
  await q('begin');
  try {
    const result = await work(q);
    await q('commit');
    return result;
  } catch (error) {
    await q('rollback');
    throw error;
  }
}

function startWorker(path: string) {
  const worker = new Worker(new URL('./embeddedWorker.mjs', import.meta.url), {
    workerData: { path, textTypes },
    execArgv: [],
  });
  const waiting = new Map<number, { resolve(rows: object[]): void; reject(error: Error): void }>();
  let count = 0;
  let death: Error | undefined;
  let onDeath = (_error: Error) => {};

  const fail = (error: Error) => {
    death ??= error;
    for (const { reject } of waiting.values()) reject(death);
    waiting.clear();
    onDeath(death);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has ended.')));
  worker.on('message', (answer: WorkerAnswer) => {
    const { id, error } = answer;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else call?.resolve(parsedRows(answer));
  });

  const send = <Row extends object>(text: string, parameters: readonly Parameter[] = []) =>
    new Promise<Row[]>((resolve, reject) => {
      if (death) return reject(death);
      const id = count++;
      // rows are what the caller's SQL selects: see `Query`
      waiting.set(id, { resolve: (rows) => resolve(rows as Row[]), reject });
      const request: WorkerRequest = { id, text, parameters: parameters.map((value) => value ?? null) };
      worker.postMessage(request);
    });

  return {
    send,
    /** What to do when the thread ends without having been told to. */
    onDeath: (act: typeof onDeath) => {
      onDeath = act;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        if (death) return resolve();
        onDeath = () => resolve();
        worker.postMessage('close');
      }),
  };
}
