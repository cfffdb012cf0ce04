import type { Rate } from '../core';
import type { LawYear } from '../law';

/** Kinds of investment funds by § 2 (6)–(9) InvStG. */
export type FundKind = 'equity' | 'mixed' | 'property' | 'foreign-property' | 'other';

/** Teilfreistellung of private investors, § 20 InvStG: the share of income that stays free. */
export function partialExemption({ capitalIncome: law }: LawYear, kind: FundKind): Rate {
  switch (kind) {
    case 'equity':
      return law.equityFundExemption;
    case 'mixed':
      return law.mixedFundExemption;
    case 'property':
      return law.propertyFundExemption;
    case 'foreign-property':
      return law.foreignPropertyFundExemption;
    case 'other':
      return 0;
  }
}
