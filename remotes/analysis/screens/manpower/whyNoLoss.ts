import { occupationOf } from '@vp-digital/core/household';
import type { ManpowerData } from './data';

/** Why no income is lost with somebody's work: a pension does not hang on it, or there is none. */
export const whyNoLoss = (data: ManpowerData, personId: string): 'retired' | 'notEarning' =>
  occupationOf(data, personId) === 'retired' ? 'retired' : 'notEarning';
