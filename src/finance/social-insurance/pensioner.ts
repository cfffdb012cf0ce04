import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireCode,
  requireRate,
  requireRecord,
  shareRounded,
} from '../core';
import { lawForYear } from '../law';
import { type CareRate, type CareSituation, careRate } from './careRate';

export interface PensionerContributionsInput extends CareSituation {
  year: number;
  month?: number;
  /** `year`: the average rates of a year that changed them. */
  period?: 'month' | 'year';
  /** State pension of a month, before contributions. */
  statePension: Cents;
  /** Occupational pensions of a month (Betriebsrente, Direktversicherung spread over 10 years). */
  occupationalPension: Cents;
  /** `compulsory`: KVdR. `voluntary`: other income counts too, without the allowance, at least the lowest income. */
  membership: 'compulsory' | 'voluntary';
  /** Other income of a month (rent, capital, private annuities); counts for voluntary members only. */
  otherIncome?: Cents;
  additionalRate?: Rate;
  federalState: FederalState;
}

export interface PensionerContributions {
  additionalRate: Rate;
  care: CareRate;
  /** Health contributions on the state pension; the pension insurance bears the other half. */
  healthOnStatePension: Cents;
  pensionInsuranceShare: Cents;
  /** Occupational pension above the allowance of § 226 (2) SGB V, and full contributions on it. */
  occupationalBase: Cents;
  healthOnOccupationalPension: Cents;
  /** What lacks of the lowest income of voluntary members, § 240 (4) SGB V; counts as further other income. */
  minimumTopUp: Cents;
  /** On other income and what lacks of the lowest one. */
  healthOnOtherIncome: Cents;
  /** Care insurance on all of it, borne by the pensioner alone. */
  careInsurance: Cents;
  total: Cents;
}

/**
 * Monthly health and care contributions of pensioners in a statutory fund, §§ 226, 228–229, 240, 249a SGB V.
 *
 * In the KVdR an occupational pension is free of health contributions up to the allowance, and of care
 * contributions only when it does not exceed it. Income above the ceiling counts in the order pension,
 * occupational pension, other income. Voluntary members pay on the lowest income at least, the missing part at the
 * reduced rate (joint circular of 24 October 2019, A VIII 3.2.4). Cents. Throws `unknown-year`, `negative-amount`, `rate-out-of-range`.
 */
export function pensionerContributions(input: PensionerContributionsInput): PensionerContributions {
  const { healthInsurance } = lawForYear(requireRecord(input, 'input').year);
  const { average, rate } = rates(input, healthInsurance);
  const compulsory =
    requireCode(input.membership, ['compulsory', 'voluntary'], 'membership') === 'compulsory';
  const other = requireAmount(input.otherIncome ?? 0, 'otherIncome');
  const take = underCeiling(healthInsurance.ceilingMonth);
  const statePension = take(requireAmount(input.statePension, 'statePension'));
  const occupational = take(requireAmount(input.occupationalPension, 'occupationalPension'));
  const otherIncome = compulsory ? 0 : take(other);
  const income = statePension + occupational + otherIncome;
  const minimumTopUp = compulsory ? 0 : Math.max(0, healthInsurance.voluntaryMinimumBaseMonth - income);
  const allowance = compulsory ? healthInsurance.occupationalPensionAllowance : 0;
  const occupationalBase = Math.max(0, occupational - allowance);
  const careBase = statePension + (occupational > allowance ? occupational : 0) + otherIncome + minimumTopUp;
  const care = careRate(input);
  const healthOnStatePension = shareRounded(statePension, rate / 2);
  const healthOnOccupationalPension = shareRounded(occupationalBase, rate);
  const healthOnOtherIncome = shareRounded(otherIncome + minimumTopUp, healthInsurance.reducedRate + average);
  const careInsurance = shareRounded(careBase, care.fullRate);
  return {
    additionalRate: average,
    care,
    healthOnStatePension,
    pensionInsuranceShare: healthOnStatePension,
    occupationalBase,
    healthOnOccupationalPension,
    minimumTopUp,
    healthOnOtherIncome,
    careInsurance,
    total: healthOnStatePension + healthOnOccupationalPension + healthOnOtherIncome + careInsurance,
  };
}

function rates(
  input: PensionerContributionsInput,
  law: { generalRate: Rate; averageAdditionalRate: Rate },
): { average: Rate; rate: Rate } {
  const average = requireRate(input.additionalRate ?? law.averageAdditionalRate, 'additionalRate', 0, 0.1);
  return { average, rate: law.generalRate + average };
}

/** Hands out income until the ceiling is reached. */
function underCeiling(ceiling: Cents): (income: Cents) => Cents {
  let room = ceiling;
  return (income) => {
    const taken = Math.min(income, room);
    room -= taken;
    return taken;
  };
}
