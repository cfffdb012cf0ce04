import { defineArea } from '@vp-digital/core/reference';
import pkvStart from './screens/start/screen';
import pkvCosts from './screens/costs/screen';

/** The screens in the order of a talk. */
export default defineArea('pkv', [pkvStart, pkvCosts]);
