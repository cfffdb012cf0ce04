import { Worker } from 'node:worker_threads';

/** How long `work` takes on two quiet cores of the machine that the kept times are from, in milliseconds. */
const reference = 1_500;

/** What tests do: text, objects, hashes, the allocator; no input or output. */
const work = `
  const { createHash } = require('node:crypto');
  const { parentPort } = require('node:worker_threads');
  let hash = '';
  for (let round = 0; round < 1_000; round += 1) {
    const entries = Array.from({ length: 400 }, (_, index) => [hash + index, { index, name: 'Haushalt ' + index }]);
    const text = JSON.stringify(Object.fromEntries(entries));
    hash = createHash('sha256').update(JSON.stringify(JSON.parse(text))).digest('hex');
  }
  parentPort.postMessage(hash);
`;

/**
 * How many times slower than the machine of the kept times this one is just now, both cores at work as in a run: 2 is half
 * as fast. Takes one to five seconds.
 */
export async function measureSlowness(): Promise<number> {
  const began = performance.now();
  await Promise.all([runOnce(), runOnce()]);
  return (performance.now() - began) / reference;
}

const runOnce = () =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(work, { eval: true });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
