import { projectionBenchmarks } from './finance-projection';
import { report } from './reporter';

report(projectionBenchmarks);
