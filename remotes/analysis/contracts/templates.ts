import { insuranceLines, loanLines, savingLines } from '@vp-digital/core/household';
import type { CompanyKind } from '@vp-digital/core/reference';
import type { FactName } from './facts';
import type { ContractKind, ContractLine } from './data';

export interface LineTemplate {
  /** What is asked beside what every contract has. */
  facts: readonly FactName[];
  /** Where the company is looked for. */
  companies: readonly CompanyKind[];
}

const life = ['lifeInsurer'] as const;
const general = ['generalInsurer'] as const;

const pension = {
  facts: ['benefit', 'benefitUntilAge', 'end'],
  companies: life,
} as const;
const property = { facts: ['benefit', 'end'], companies: general } as const;
const home = { facts: ['naturalHazards', ...property.facts], companies: general } as const;
const moneyPlan = { facts: ['employerShare', 'balance', 'balanceAsOf', 'end'], companies: ['bank'] } as const;
const retirement = { facts: ['balance', 'balanceAsOf', 'projectedPension', 'end'], companies: life } as const;
const credit = { facts: ['remainingDebt', 'debtAsOf', 'interest', 'end'], companies: ['bank'] } as const;

/** Sparte by Sparte: only the facts that it has. */
export const templates: Record<ContractLine, LineTemplate> = {
  healthFull: { facts: [], companies: ['healthInsurer'] },
  healthSupplement: { facts: [], companies: ['healthInsurer'] },
  care: { facts: ['benefit'], companies: ['healthInsurer', 'lifeInsurer'] },
  liability: property,
  petLiability: property,
  motor: { facts: ['end'], companies: ['motorInsurer'] },
  household: home,
  building: home,
  legal: { facts: ['end'], companies: ['legalProtectionInsurer'] },
  disability: pension,
  reducedEarning: pension,
  basicAbilities: pension,
  accident: { facts: ['benefit', 'end'], companies: [...general, ...life] },
  criticalIllness: { facts: ['benefit', 'benefitUntilAge', 'end'], companies: life },
  dailySickness: { facts: ['benefit'], companies: ['healthInsurer'] },
  termLife: { facts: ['benefit', 'end'], companies: life },
  professionalLiability: property,
  funeral: { facts: ['benefit'], companies: life },
  endowment: { facts: ['balance', 'balanceAsOf', 'targetSum', 'end'], companies: life },
  privatePension: retirement,
  basicPension: retirement,
  riester: { ...retirement, companies: ['lifeInsurer', 'bank', 'buildingSociety'] },
  companyPension: {
    facts: ['employerShare', ...retirement.facts],
    companies: ['pensionFund', 'lifeInsurer'],
  },
  buildingSavings: {
    facts: ['employerShare', 'targetSum', 'balance', 'balanceAsOf'],
    companies: ['buildingSociety'],
  },
  fundPlan: moneyPlan,
  bankPlan: moneyPlan,
  callMoneyPlan: { facts: [], companies: ['bank'] },
  mortgage: {
    facts: ['remainingDebt', 'debtAsOf', 'interest', 'interestFixedUntil'],
    companies: ['bank', 'buildingSociety', 'lifeInsurer'],
  },
  consumer: credit,
  education: credit,
  car: credit,
};

/** The lines of each kind in the order in which they are offered. */
export const linesOf: Record<ContractKind, readonly ContractLine[]> = {
  insurance: insuranceLines,
  saving: savingLines,
  loan: loanLines,
};
