import type { BenefitKind, Contract } from '../../documents';

/** Insurances that pay month by month; every other one pays a sum. */
const monthlyLines: ReadonlySet<Contract['line']> = new Set<Contract['line']>([
  'care',
  'disability',
  'reducedEarning',
  'basicAbilities',
  'dailySickness',
]);

interface Benefit {
  line: Contract['line'];
  benefit?: number | undefined;
  benefitKind?: BenefitKind | undefined;
}

/**
 * What `benefit` of an insurance means: a sum, or an amount of a month or of a day; as its line has it, unless the
 * contract says otherwise. Krankentagegeld is agreed per day and says so. An amount of it without a kind was stored when
 * the field asked for a month: it keeps that meaning.
 */
export function benefitKind({ line, benefit, benefitKind: known }: Benefit): BenefitKind {
  if (known !== undefined) return known;
  if (line === 'dailySickness' && benefit === undefined) return 'daily';
  return monthlyLines.has(line) ? 'monthly' : 'sum';
}
