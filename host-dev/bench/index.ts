import { benchBuild } from './build';
import { netIncomeBenchmarks } from './finance';
import { benchFederation } from './federation';
import { projectionBenchmarks } from './financeProjection';
import { workerBenchmarks } from './financeWorker';
import { benchHeaviest } from './heaviest';
import { benchHotReload } from './hotReload';
import { benchLarge } from './large';
import { benchLeaks } from './leaks';
import { benchPdf } from './pdf';
import { report } from './reporter';
import { benchSearch } from './search';
import { benchServices } from './services';
import { benchSimulation } from './simulation';
import { benchVisits } from './visits';

const finance = () => report([...netIncomeBenchmarks, ...projectionBenchmarks, ...workerBenchmarks]);

/**
 * `npm run bench [-- build | finance | services [embedded|postgres] [households] | heaviest | search [households] |
 * federation [--runs 11] | visits [--runs 11] | simulation [--moves 40] | large [--keys 60] | leaks [area | customerView …] [--cycles 500] | hot | pdf]`; without a name all.
 */
const [name, ...options] = process.argv.slice(2);
const benchmarks: Readonly<Record<string, (...options: string[]) => Promise<unknown>>> = {
  build: benchBuild,
  finance,
  services: benchServices,
  heaviest: benchHeaviest,
  search: benchSearch,
  federation: benchFederation,
  leaks: benchLeaks,
  visits: benchVisits,
  simulation: benchSimulation,
  large: benchLarge,
  hot: benchHotReload,
  pdf: benchPdf,
};
if (name === undefined) for (const run of Object.values(benchmarks)) await run();
else {
  const run = benchmarks[name];
  if (!run) throw new Error(`There is no benchmark “${name}”, only ${Object.keys(benchmarks).join(', ')}.`);
  await run(...options);
}
