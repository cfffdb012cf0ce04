import { createPdf } from './createPdf';
import { reportFonts } from './fonts';
import { layout, type OnProgress } from './layout';
import type { WorkerRequest, WorkerResponse } from './workerProtocol';

type Post = (response: WorkerResponse, transfer: readonly ArrayBuffer[]) => void;

const PROGRESS_INTERVAL = 50;

/** What the worker does with a request. Never rejects: what goes wrong is posted. */
export async function answerRequest({ kind, model }: WorkerRequest, post: Post): Promise<void> {
  const onProgress = seldom((done, total) => post({ kind: 'progress', done, total }, []));
  try {
    if (kind === 'layout') {
      post({ kind, layout: layout(model, reportFonts, onProgress) }, []);
    } else {
      const result = await createPdf(model, onProgress);
      post({ kind, ...result }, [result.bytes.buffer]);
    }
  } catch (error) {
    post({ kind: 'error', message: error instanceof Error ? error.message : String(error) }, []);
  }
}

/** Messages wake the page up: it needs no more of them than it can show. */
function seldom(report: OnProgress): OnProgress {
  let lastReport = performance.now();
  return (done, total) => {
    const now = performance.now();
    if (now - lastReport < PROGRESS_INTERVAL) return;
    lastReport = now;
    report(done, total);
  };
}
