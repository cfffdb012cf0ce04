import { AnyOriginWorker } from '@vp-digital/core/pdf';

/** Starts what reads files. */
export const startReader = (): Worker => new AnyOriginWorker(new URL('../file.worker.ts', import.meta.url));
