import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildBundles, buildEverything } from '../build/runWebpack';
import { inRoot } from '../build/workspace';

const cache = inRoot('node_modules/.cache/webpack');
const area = 'pkv';

/** `npm run bench -- build`: the production build of everything and of one area, with nothing kept of earlier builds. */
export async function benchBuild(): Promise<void> {
  print('production build of everything, cold', await secondsOf(cache, buildEverything), 60);
  const ofArea = path.join(cache, `vp_${area}-production`);
  print(
    `production build of ${area}, cold`,
    await secondsOf(ofArea, () => buildBundles([`area=${area}`])),
    10,
  );
}

async function secondsOf(kept: string, build: () => Promise<void>): Promise<number> {
  await rm(kept, { recursive: true, force: true });
  const start = performance.now();
  await build();
  return (performance.now() - start) / 1_000;
}

const print = (what: string, seconds: number, target: number) =>
  console.log(`${seconds <= target ? 'ok  ' : 'MISS'} ${what}: ${seconds.toFixed(1)} s (at most ${target})`);
