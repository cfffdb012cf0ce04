import { type Rate, requireCode } from '../core';
import type { LawYear } from '../law';

/** Kinds of investment funds by § 2 (6)–(9) InvStG. */
const fundKinds = ['equity', 'mixed', 'property', 'foreign-property', 'other'] as const;
export type FundKind = (typeof fundKinds)[number];

/** Teilfreistellung of private investors, § 20 InvStG: the share of income that stays free. Throws `invalid-input`. */
export function partialExemption({ capitalIncome: law }: LawYear, kind: FundKind): Rate {
  switch (requireCode(kind, fundKinds, 'kind')) {
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
