import { AnyOriginWorker } from '@vp-digital/core/pdf';

/** Starts what reads statements. */
export const startReader = (): Worker =>
  new AnyOriginWorker(new URL('./statement.worker.ts', import.meta.url));
