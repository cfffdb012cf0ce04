import { netIncomeBenchmarks } from './finance';
import { projectionBenchmarks } from './finance-projection';
import { workerBenchmarks } from './finance-worker';
import { report } from './reporter';

await report([...netIncomeBenchmarks, ...projectionBenchmarks, ...workerBenchmarks]);
