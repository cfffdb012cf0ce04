import { type BuildingSavings, type BuildingSavingsTariff, buildingSavings } from '@vp-digital/core/finance';
import type { SavingContract } from '../../documents';
import { monthlyPremium } from '../monthly';
import { computed, missing, notRelevant, type Outcome } from '../outcome';
import { defineFigure, type OfEntry } from '../defineFigure';

export interface ContractBuildingSavingsInput {
  contract: SavingContract;
  tariff: BuildingSavingsTariff;
  /** Bewertungszahl reached so far; 0 by default. */
  valuationNumber?: number;
}

/**
 * F20 Bausparen: a recorded building savings contract under a tariff, from its current balance (a contract without a
 * recorded balance is a new one) to the last payment of its loan. The whole rate is paid in, including the employer's
 * share. Missing: targetSum. Throws as `buildingSavings` for a tariff whose payments do not repay the loan.
 */
export function contractBuildingSavings({
  contract,
  tariff,
  valuationNumber,
}: ContractBuildingSavingsInput): Outcome<BuildingSavings> {
  if (contract.line !== 'buildingSavings') return notRelevant;
  if (!contract.targetSum) return missing('targetSum');
  return computed(
    buildingSavings({
      tariff,
      sum: contract.targetSum,
      monthlyContribution: monthlyPremium(contract),
      ...(contract.balance !== undefined && { currentBalance: contract.balance }),
      ...(valuationNumber !== undefined && { currentValuationNumber: valuationNumber }),
    }),
  );
}

export interface OfTariff extends OfEntry {
  tariff: BuildingSavingsTariff;
}

export const buildingSavingsFigure = /* @__PURE__ */ defineFigure('buildingSavings', {
  number: 'F20',
  documents: ['contracts'],
  unit: 'money',
  source: 'terms of the tariff',
  of({ contracts }, { entryId, tariff }: OfTariff) {
    const contract = contracts.items[entryId];
    return contract?.kind === 'saving' ? contractBuildingSavings({ contract, tariff }) : notRelevant;
  },
  amount: ({ allocation }) => allocation?.loan ?? 0,
});
