import { defineArea } from '@vp-digital/core/reference';
import incomeProtectionNeed from './screens/need/screen';
import incomeProtectionCover from './screens/cover/screen';
import incomeProtectionConcept from './screens/income-protection-concept/screen';
import incomeProtectionCauses from './screens/income-protection-causes/screen';

/** The screens in the order of a talk. */
export default defineArea('beratung', [
  incomeProtectionNeed,
  incomeProtectionConcept,
  incomeProtectionCover,
  incomeProtectionCauses,
]);
