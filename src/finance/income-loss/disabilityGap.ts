import { type Cents, type Rate, requireAmount, requireRate, requireRecord, roundHalfUp } from '../core';

export interface DisabilityGapInput {
  /** Net income of a month. */
  netMonth: Cents;
  /** Share of it that should stay secured (0.8 in F17). */
  targetShare: Rate;
  /** Gross disability pension, or pension of an unfit civil servant, of a month; 0 without entitlement. */
  pensionMonth: Cents;
  /** Share of it that is left after contributions and tax (F17: 0.88 for disability, 0.84 for unfitness). */
  pensionNetShare: Rate;
  /** Private pensions insured for this case. */
  privateMonth: Cents;
}

export interface DisabilityGap {
  target: Cents;
  pensionNet: Cents;
  privatePension: Cents;
  secured: Cents;
  gap: Cents;
}

/**
 * What is missing each month when income from work stops for good (F17): target less net pension less private
 * cover. Cents. Throws `negative-amount`, `rate-out-of-range`.
 */
export function disabilityGap(input: DisabilityGapInput): DisabilityGap {
  requireRecord(input, 'input');
  const share = requireRate(input.targetShare, 'targetShare', 0, 2);
  const netShare = requireRate(input.pensionNetShare, 'pensionNetShare');
  const target = roundHalfUp(requireAmount(input.netMonth, 'netMonth') * share);
  const pensionNet = roundHalfUp(requireAmount(input.pensionMonth, 'pensionMonth') * netShare);
  const privatePension = requireAmount(input.privateMonth, 'privateMonth');
  const secured = pensionNet + privatePension;
  return { target, pensionNet, privatePension, secured, gap: Math.max(0, target - secured) };
}
