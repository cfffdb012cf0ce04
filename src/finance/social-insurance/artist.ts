import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireRate,
  requireRecord,
  roundHalfUp,
  shareRounded,
} from '../core';
import { lawForYear } from '../law';
import { type CareSituation, careRate } from './careRate';
import type { EmployerHealthSubsidy, EmployerHealthSubsidyInput } from './privateHealth';

type PrivatePremiums = Pick<EmployerHealthSubsidyInput, 'premiumMonth' | 'carePremiumMonth'>;

export interface ArtistInput extends CareSituation {
  year: number;
  /** `year`: the average rates of a year that changed them. */
  period?: 'month' | 'year';
  /** Expected profit of a month from the work as an artist or writer. */
  incomeMonth: Cents;
  additionalRate?: Rate;
  federalState: FederalState;
}

/** What artists and writers pay themselves to the Künstlersozialkasse; cents of a month. */
export interface ArtistContributions {
  pension: Cents;
  health: Cents;
  healthAdditional: Cents;
  careInsurance: Cents;
  /** All of it. */
  total: Cents;
  /** What the fund adds: to the health and care insurance alone. */
  addedToInsurance: Cents;
}

/**
 * Half of the contributions to pension, health and care insurance, on income between the lowest and the ceiling of each
 * branch; the other half comes of the Künstlersozialkasse (§§ 15, 16, 16a KSVG). The general rate holds, as sick pay is
 * insured; the surcharge of the childless is their own, and no state has other halves. Throws `unknown-year`,
 * `negative-amount`, `rate-out-of-range`.
 */
export function artistContributions(input: ArtistInput): ArtistContributions {
  const law = lawForYear(requireRecord(input, 'input').year);
  const income = requireAmount(input.incomeMonth, 'incomeMonth');
  const { healthInsurance, pensionInsurance } = law;
  const additionalRate = requireRate(
    input.additionalRate ?? healthInsurance.averageAdditionalRate,
    'additionalRate',
    0,
    0.1,
  );
  const pensionBase = Math.min(
    Math.max(income, roundHalfUp(pensionInsurance.artistMinimumYear / 12)),
    pensionInsurance.ceilingMonth,
  );
  const base = Math.min(
    Math.max(income, healthInsurance.artistMinimumBaseMonth),
    healthInsurance.ceilingMonth,
  );
  const { generalRate, fullRate } = careRate(input);
  const pension = shareRounded(pensionBase, pensionInsurance.rate / 2);
  const health = shareRounded(base, healthInsurance.generalRate / 2);
  const healthAdditional = shareRounded(base, additionalRate / 2);
  const careInsurance = shareRounded(base, fullRate - generalRate / 2);
  return {
    pension,
    health,
    healthAdditional,
    careInsurance,
    total: pension + health + healthAdditional + careInsurance,
    addedToInsurance: health + healthAdditional + shareRounded(base, generalRate / 2),
  };
}

/**
 * What the Künstlersozialkasse adds to private premiums of a month: half of what would be due of the income in a fund at
 * the average rate, without any lowest income, and at most half of the premiums, §§ 10 (2), 10a (2) KSVG.
 */
export function artistHealthSubsidy(input: ArtistInput & PrivatePremiums): EmployerHealthSubsidy {
  const { healthInsurance } = lawForYear(requireRecord(input, 'input').year);
  const premium = requireAmount(input.premiumMonth, 'premiumMonth');
  const carePremium = requireAmount(input.carePremiumMonth, 'carePremiumMonth');
  const base = Math.min(requireAmount(input.incomeMonth, 'incomeMonth'), healthInsurance.ceilingMonth);
  const { generalRate, averageAdditionalRate } = healthInsurance;
  const maximumHealth = shareRounded(base, (generalRate + averageAdditionalRate) / 2);
  const maximumCare = shareRounded(base, careRate(input).generalRate / 2);
  const health = Math.min(maximumHealth, roundHalfUp(premium / 2));
  const care = Math.min(maximumCare, roundHalfUp(carePremium / 2));
  return { maximumHealth, maximumCare, health, care, total: health + care };
}
