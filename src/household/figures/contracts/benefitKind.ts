import type { Contract } from '../../documents';

/** Insurances that pay month by month; every other one pays a sum. */
const monthlyLines: ReadonlySet<Contract['line']> = new Set<Contract['line']>([
  'care',
  'disability',
  'reducedEarning',
  'basicAbilities',
  'dailySickness',
]);

/** What `benefit` of an insurance means: an amount of a month, or a sum. */
export const benefitKind = (line: Contract['line']): 'monthly' | 'sum' =>
  monthlyLines.has(line) ? 'monthly' : 'sum';
