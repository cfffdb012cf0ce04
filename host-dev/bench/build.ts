import { buildBundles, buildEverything } from '../build/runWebpack';

const area = 'pkv';

/** `npm run bench -- build`: the production build of everything and of one area; neither keeps anything for the next. */
export async function benchBuild(): Promise<void> {
  print('production build of everything, cold', await secondsOf(buildEverything), 60);
  print(`production build of ${area}, cold`, await secondsOf(() => buildBundles([`area=${area}`])), 8);
}

async function secondsOf(build: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await build();
  return (performance.now() - start) / 1_000;
}

const print = (what: string, seconds: number, target: number) =>
  console.log(`${seconds <= target ? 'ok  ' : 'MISS'} ${what}: ${seconds.toFixed(1)} s (at most ${target})`);
