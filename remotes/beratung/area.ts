import { defineArea } from '@vp-digital/core/reference';
import incomeProtectionNeed from './screens/need/screen';
import incomeProtectionCover from './screens/cover/screen';

/** The screens in the order of a talk. */
export default defineArea('beratung', [incomeProtectionNeed, incomeProtectionCover]);
