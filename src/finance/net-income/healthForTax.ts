import { roundHalfUp } from '../core';
import type { EmployeeContributions } from '../social-insurance';
import type { PrivateHealthForTax, StatutoryHealthForTax } from '../tax';
import type { GrossToNetInput } from './grossToNetInput';

/** The same insurance in the words of the wage-tax programme. */
export function healthForTax(
  { health, federalState, period }: GrossToNetInput,
  contributions: EmployeeContributions,
): StatutoryHealthForTax | PrivateHealthForTax {
  const saxony = federalState === 'SACHSEN';
  if (health.kind === 'private') {
    const subsidy = contributions.privateHealth?.employerSubsidy ?? 0;
    return {
      kind: 'private',
      basicPremiumMonth: health.basicPremiumMonth ?? health.premiumMonth + health.carePremiumMonth,
      employerSubsidyMonth: roundHalfUp(period === 'month' ? subsidy : subsidy / 12),
      saxony,
    };
  }
  if (health.kind === 'elsewhere')
    return { kind: 'private', basicPremiumMonth: 0, employerSubsidyMonth: 0, saxony };
  const { surcharge, discounts } = contributions.care;
  const statutory = {
    kind: 'statutory' as const,
    careSurcharge: surcharge > 0,
    careDiscounts: discounts,
    saxony,
  };
  return health.additionalRate === undefined
    ? statutory
    : { ...statutory, additionalRate: health.additionalRate };
}
