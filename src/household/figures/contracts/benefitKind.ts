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
  benefitKind?: BenefitKind | undefined;
}

/** What `benefit` of an insurance means: an amount of a month, or a sum; as its line has it, unless the contract says otherwise. */
export const benefitKind = (contract: Benefit): BenefitKind =>
  contract.benefitKind ?? (monthlyLines.has(contract.line) ? 'monthly' : 'sum');
