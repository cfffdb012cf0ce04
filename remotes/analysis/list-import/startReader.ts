import { AnyOriginWorker } from '@vp-digital/core/pdf';

/** Starts what reads lists. */
export const startReader = (): Worker => new AnyOriginWorker(new URL('./list.worker.ts', import.meta.url));
