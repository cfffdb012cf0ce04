import type { Cents } from '@vp-digital/core/finance';
import type { Contract, SectionData } from '../../documents';
import type { FreeAmount } from '../freeAmount';
import { isPremiumMissing } from '../monthly';
import { knowsContracts } from './knowsContracts';

/** Spending on the contracts of each kind. */
type Parts = Pick<FreeAmount, 'insurance' | 'loanRates' | 'savings'>;

/** F4 with its parts; undefined for unknown ones. */
export type KnownParts = Omit<FreeAmount, keyof Parts> & Record<keyof Parts, Cents | undefined>;

/** The costs of the contracts as far as known: a contract recorded without its premium does not cost nothing. */
export function knownParts(
  household: Pick<SectionData, 'contracts' | 'absences'>,
  amounts: FreeAmount,
): KnownParts {
  const known = (kind: Contract['kind'], amount: Cents) => {
    const lacks = Object.values(household.contracts.items).some(
      (contract) => contract.kind === kind && isPremiumMissing(contract),
    );
    return knowsContracts(household, kind) && (amount > 0 || !lacks) ? amount : undefined;
  };
  return {
    ...amounts,
    insurance: known('insurance', amounts.insurance),
    loanRates: known('loan', amounts.loanRates),
    savings: known('saving', amounts.savings),
  };
}
