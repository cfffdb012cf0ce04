import { defineArea } from '@vp-digital/core/reference';
import pkvStart from './screens/start/screen';
import pkvHealthChart from './screens/health/screen';
import pkvCosts from './screens/costs/screen';
import pkvBenefits from './screens/wishes/screen';
import pkvTariffs from './screens/tariffs/screen';
import pkvComparison from './screens/comparison/screen';
import pkvResult from './screens/result/screen';
import pkvOutpatient from './screens/outpatient/screen';
import pkvInpatient from './screens/inpatient/screen';
import pkvDental from './screens/dental/screen';
import pkvGlasses from './screens/glasses/screen';
import pkvAbroad from './screens/abroad/screen';
import pkvGuarantees from './screens/guarantees/screen';

/** The screens in the order of a talk. */
export default defineArea('pkv', [
  pkvStart,
  pkvHealthChart,
  pkvCosts,
  pkvBenefits,
  pkvTariffs,
  pkvOutpatient,
  pkvInpatient,
  pkvDental,
  pkvGlasses,
  pkvAbroad,
  pkvGuarantees,
  pkvComparison,
  pkvResult,
]);
