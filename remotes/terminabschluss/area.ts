import { defineArea } from '@vp-digital/core/reference';
import rating from './screens/rating/screen';

/** The screens in the order of a talk. */
export default defineArea('terminabschluss', [rating]);
