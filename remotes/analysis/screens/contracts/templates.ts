import { insuranceLines, loanLines, savingLines } from '@vp-digital/core/household';
import type { CompanyKind } from '@vp-digital/core/reference';
import type { FactName } from './facts';
import type { ContractKind, ContractLine } from '../../shared/contracts/data';

export interface LineTemplate {
  /** What is asked beside what every contract has. */
  facts: readonly FactName[];
  /** What few know by heart: below everything else. */
  further?: readonly FactName[];
  /** Where the company is looked for. */
  companies: readonly CompanyKind[];
}

const life = ['lifeInsurer'] as const;
const general = ['generalInsurer'] as const;

const pension = {
  facts: ['benefit', 'benefitUntilAge', 'end'],
  further: ['yearlyRise'],
  companies: life,
} as const;
const property = { facts: ['benefit', 'end'], further: ['deductible'], companies: general } as const;
const home = { ...property, facts: ['naturalHazards', ...property.facts] } as const;
const moneyPlan = {
  facts: ['employerShare', 'balance', 'balanceAsOf', 'end'],
  further: ['yearlyRise'],
  companies: ['bank'],
} as const;
const retirement = {
  facts: ['balance', 'balanceAsOf', 'projectedPension', 'end'],
  further: ['yearlyRise', 'beneficiaries'],
  companies: life,
} as const;
const credit = {
  facts: ['remainingDebt', 'debtAsOf', 'interest', 'end'],
  further: ['repayment', 'specialRepayment'],
  companies: ['bank'],
} as const;

/** Sparte by Sparte: only the facts that it has. */
export const templates: Record<ContractLine, LineTemplate> = {
  healthFull: { facts: [], further: ['deductible'], companies: ['healthInsurer'] },
  healthSupplement: { facts: [], companies: ['healthInsurer'] },
  care: {
    facts: ['benefitKind', 'benefit'],
    further: ['yearlyRise'],
    companies: ['healthInsurer', 'lifeInsurer'],
  },
  liability: property,
  petLiability: property,
  motor: { facts: ['end'], further: ['deductible'], companies: ['motorInsurer'] },
  household: home,
  building: home,
  legal: { facts: ['end'], further: ['deductible'], companies: ['legalProtectionInsurer'] },
  disability: pension,
  reducedEarning: pension,
  basicAbilities: pension,
  accident: {
    facts: ['benefitKind', 'benefit', 'end'],
    further: ['yearlyRise', 'beneficiaries'],
    companies: [...general, ...life],
  },
  criticalIllness: { facts: ['benefit', 'benefitUntilAge', 'end'], companies: life },
  dailySickness: { facts: ['benefitKind', 'benefit', 'benefitFromDay'], companies: ['healthInsurer'] },
  termLife: { facts: ['benefit', 'end'], further: ['yearlyRise', 'beneficiaries'], companies: life },
  professionalLiability: property,
  funeral: { facts: ['benefit'], further: ['beneficiaries'], companies: life },
  endowment: {
    facts: ['balance', 'balanceAsOf', 'targetSum', 'end'],
    further: ['yearlyRise', 'beneficiaries'],
    companies: life,
  },
  privatePension: retirement,
  basicPension: retirement,
  riester: {
    ...retirement,
    facts: [...retirement.facts, 'childAllowancesApplied'],
    companies: ['lifeInsurer', 'bank', 'buildingSociety'],
  },
  companyPension: {
    ...retirement,
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
    facts: ['remainingDebt', 'debtAsOf', 'interest', 'interestFixedUntil', 'end'],
    further: credit.further,
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
