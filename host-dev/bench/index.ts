import { netIncomeBenchmarks } from './finance';
import { projectionBenchmarks } from './finance-projection';
import { report } from './reporter';

report([...netIncomeBenchmarks, ...projectionBenchmarks]);
