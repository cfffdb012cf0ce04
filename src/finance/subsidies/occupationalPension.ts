import { type Cents, requireAmount, requireRate, requireRecord, shareRounded } from '../core';
import { lawForYear } from '../law';
import {
  type DeferralLimits,
  deferralLimits,
  type GrossToNet,
  type GrossToNetInput,
  grossToNet,
} from '../net-income';

export interface OccupationalPensionInput {
  /** The pay without any deferral. */
  pay: Omit<GrossToNetInput, 'deferredPay'>;
  /** Pay of the period to be deferred. */
  deferredPay: Cents;
  /** Share the employer adds, when it is more than the law's 15 %. */
  employerShare?: number;
}

export interface OccupationalPension {
  limits: DeferralLimits;
  without: GrossToNet;
  withDeferral: GrossToNet;
  /** What the net pay falls by. */
  netCost: Cents;
  /** Tax and contributions saved by the employee. */
  saving: Cents;
  /** Contributions that the employer saves; below zero where the lower pay is a Minijob that costs more. */
  employerSaving: Cents;
  /** The employer's addition (§ 1a (1a) BetrAVG: 15 % as far as contributions are saved). */
  employerAddition: Cents;
  /** Flows into the contract. */
  totalContribution: Cents;
}

/**
 * Deferred compensation into an occupational pension: limits, effect on the net pay and the employer's addition,
 * § 3 Nr. 63 EStG, § 1 (1) Nr. 9 SvEV, § 1a BetrAVG. The addition is due on the deferral that is free of
 * contributions, at most what the employer saves; a higher agreed share is taken as agreed. Cents of the period.
 * Throws as `grossToNet` does.
 */
export function occupationalPension(input: OccupationalPensionInput): OccupationalPension {
  const pay = requireRecord(requireRecord(input, 'input').pay, 'pay');
  const deferredPay = requireAmount(input.deferredPay, 'deferredPay');
  const lawfulShare = lawForYear(pay.year).occupationalPension.employerShare;
  const share = requireRate(input.employerShare ?? lawfulShare, 'employerShare', 0, 10);
  const limits = deferralLimits(pay);
  const without = grossToNet(pay);
  const withDeferral = grossToNet({ ...pay, deferredPay });
  const netCost = without.net - withDeferral.net;
  const employerSaving = without.contributions.employerTotal - withDeferral.contributions.employerTotal;
  const lawful = Math.min(
    shareRounded(Math.min(deferredPay, limits.contributionFree), lawfulShare),
    Math.max(0, employerSaving),
  );
  const employerAddition = share > lawfulShare ? shareRounded(deferredPay, share) : lawful;
  return {
    limits,
    without,
    withDeferral,
    netCost,
    saving: deferredPay - netCost,
    employerSaving,
    employerAddition,
    totalContribution: deferredPay + employerAddition,
  };
}
