import type { PdfResult } from './createPdf';
import type { Layout, OnProgress } from './layout';
import type { ReportDocument } from './model';
import type { WorkerRequest, WorkerResponse } from './workerProtocol';

/** Makes reports off the main thread. Jobs run one after the other. */
export interface PdfWorker {
  /** Pages for a preview. */
  layout(model: ReportDocument, options?: JobOptions): Promise<Layout>;
  /** The file. */
  pdf(model: ReportDocument, options?: JobOptions): Promise<PdfResult>;
  /** Ends the worker; running and waiting jobs are rejected. */
  dispose(): void;
}

export interface JobOptions {
  readonly onProgress?: OnProgress;
  /** Aborting ends the worker at once; the next job starts a new one. The job rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * A client for `worker.ts`. The worker is started by the first job and kept for the next; where its script comes from
 * is the caller's matter.
 *
 * Jobs reject with the worker's error, or with the abort reason.
 */
export function createPdfWorker(createWorker: () => Worker): PdfWorker {
  const disposal = new AbortController();
  let worker: Worker | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  const run = <Kind extends 'layout' | 'pdf'>(
    kind: Kind,
    model: ReportDocument,
    options: JobOptions = {},
  ) => {
    const signal = AbortSignal.any([
      disposal.signal,
      ...(options.signal === undefined ? [] : [options.signal]),
    ]);
    const job = previous.then(() => {
      signal.throwIfAborted();
      worker ??= createWorker();
      return ask(worker, { kind, model }, signal, options.onProgress).catch((error: unknown) => {
        stop();
        throw error;
      });
    });
    previous = job.catch(() => undefined);
    return job;
  };

  return {
    layout: async (model, options) => {
      const response = await run('layout', model, options);
      if (response.kind !== 'layout') throw unexpected(response);
      return response.layout;
    },
    pdf: async (model, options) => {
      const response = await run('pdf', model, options);
      if (response.kind !== 'pdf') throw unexpected(response);
      const { bytes, pageCount, replacements } = response;
      return { bytes, pageCount, replacements };
    },
    dispose: () => {
      disposal.abort(new DOMException('The report worker was disposed of', 'AbortError'));
      stop();
    },
  };
}

type FinalResponse = Extract<WorkerResponse, { kind: 'layout' | 'pdf' }>;

/** Rejects with the signal's reason as soon as it is aborted. */
async function ask(
  worker: Worker,
  request: WorkerRequest,
  signal: AbortSignal,
  onProgress: OnProgress | undefined,
): Promise<FinalResponse> {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  try {
    return await new Promise<FinalResponse>((resolve, reject) => {
      const onMessage = ({ data }: MessageEvent<WorkerResponse>) => {
        if (data.kind === 'progress') onProgress?.(data.done, data.total);
        else if (data.kind === 'error') reject(new Error(data.message));
        else resolve(data);
      };
      worker.addEventListener('message', onMessage, options);
      worker.addEventListener(
        'error',
        ({ message }) => reject(new Error(message || 'The worker failed')),
        options,
      );
      signal.addEventListener('abort', () => reject(new Error('Cancelled')), options);
      worker.postMessage(request);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    listening.abort();
  }
}

function unexpected({ kind }: FinalResponse): Error {
  return new Error(`The report worker answered with a ${kind}`);
}
