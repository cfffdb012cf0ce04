import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { parsers } from './types';

/** The thread behind `embedded.ts`: one statement per message, one answer per message. */
export interface WorkerRequest {
  id: number;
  text: string;
  parameters: unknown[];
}

export interface WorkerAnswer {
  id: number;
  rows: object[];
  error?: { message: string; code?: string };
}

const database = PGlite.create({ dataDir: String(workerData), parsers: { ...parsers } });
const port = parentPort;

port?.on('message', async (message: WorkerRequest | 'close') => {
  if (message === 'close') {
    await (await database).close();
    port.close();
    return;
  }
  port.postMessage(await answer(message));
});

async function answer({ id, text, parameters }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const { rows } = await (await database).query<object>(text, parameters);
    return { id, rows };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    const code = error instanceof Error && 'code' in error ? { code: String(error.code) } : {};
    return { id, rows: [], error: { message, ...code } };
  }
}
