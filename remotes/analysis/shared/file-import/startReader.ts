import { AnyOriginWorker } from '@vp-digital/core/pdf';

/** Starts what reads files. */
export const startReader = (): Worker =>
  new AnyOriginWorker(new URL('../worker/file.worker.ts', import.meta.url));
