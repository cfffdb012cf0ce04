import { netIncomeBenchmarks } from './finance';
import { projectionBenchmarks } from './finance-projection';
import { workerBenchmarks } from './finance-worker';
import { report } from './reporter';
import { benchServices } from './services';

const finance = () => report([...netIncomeBenchmarks, ...projectionBenchmarks, ...workerBenchmarks]);

/** `npm run bench [-- finance | services [embedded|postgres] [households]]`; without a name all of them. */
const [name, ...options] = process.argv.slice(2);
if (name !== undefined && name !== 'finance' && name !== 'services')
  throw new Error(`There is no benchmark “${name}”, only finance and services.`);
if (name !== 'services') await finance();
if (name !== 'finance') await benchServices(...options);
