import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { sampleSimulation } from './financeProjection';
import type { Benchmark } from './reporter';

/** Target: while a worker simulates 10,000 paths, the thread that takes the input answers within 50 ms. */
export const workerBenchmarks: readonly Benchmark[] = [
  {
    name: 'longest wait for an answer while a worker simulates',
    unit: 'ms',
    target: 50,
    measure: async () => {
      const worker = new Worker(new URL('./simulationWorker.mjs', import.meta.url), {
        workerData: sampleSimulation(),
      });
      await once(worker, 'message');
      const delays = monitorEventLoopDelay({ resolution: 1 });
      delays.enable();
      worker.postMessage('simulate');
      await once(worker, 'message');
      delays.disable();
      await worker.terminate();
      return delays.max / 1_000_000;
    },
  },
];
