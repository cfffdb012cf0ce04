import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// On Node 20 a thread does not inherit the TypeScript loader of the main thread.
register();
const { simulateHousehold } = await import('@vp-digital/core/finance');
parentPort.on('message', () => {
  simulateHousehold(workerData);
  parentPort.postMessage('done');
});
parentPort.postMessage('ready');
