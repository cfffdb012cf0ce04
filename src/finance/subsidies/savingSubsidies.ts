import {
  type Cents,
  ceilToEuro,
  requireAmount,
  requireCode,
  requireCount,
  requireFlag,
  requireRecord,
  shareCut,
  shareRounded,
} from '../core';
import { lawForYear } from '../law';

/** What decides the income limits. */
interface SaverSituation {
  year: number;
  /** Taxable income of the year, of both for couples. */
  taxableIncome: Cents;
  /** Married and assessed together: limits and maxima double. */
  couple: boolean;
}

export interface HousingPremiumInput extends SaverSituation {
  /** Contributions of the year to building savings, without employer savings that bring the savings allowance. */
  contributionsYear: Cents;
  age: number;
}

export interface HousingPremium {
  incomeLimit: Cents;
  /** Why there is a premium or none. */
  outcome: 'granted' | 'income-too-high' | 'too-young' | 'too-little';
  counted: Cents;
  premium: Cents;
}

/**
 * Wohnungsbauprämie of a year, §§ 1–3 WoPG: 10 % of at most 700 euros (couples 1,400) of contributions, from
 * 50 euros and age 16 on, within the income limit. Cents. Throws `unknown-year`, `negative-amount`,
 * `invalid-input`.
 */
export function housingPremium(input: HousingPremiumInput): HousingPremium {
  const { savingSubsidies: law } = lawForYear(requireRecord(input, 'input').year);
  const persons = requireFlag(input.couple, 'couple') ? 2 : 1;
  const incomeLimit = law.housingIncomeLimit * persons;
  const contributions = requireAmount(input.contributionsYear, 'contributionsYear');
  const income = requireAmount(input.taxableIncome, 'taxableIncome');
  const none = { incomeLimit, counted: 0, premium: 0 };
  if (requireCount(input.age, 'age', 0, 150) < law.housingFromAge) return { ...none, outcome: 'too-young' };
  if (income > incomeLimit) return { ...none, outcome: 'income-too-high' };
  if (contributions < law.housingMinimum) return { ...none, outcome: 'too-little' };
  const counted = Math.min(contributions, law.housingMaximum * persons);
  return { incomeLimit, outcome: 'granted', counted, premium: shareRounded(counted, law.housingRate) };
}

export interface SavingsAllowanceInput extends SaverSituation {
  /** Employer savings (VL) of the year into building savings or repayments of a housing loan. */
  buildingYear: Cents;
  /** Employer savings of the year into equity funds. */
  equityYear: Cents;
}

export interface SavingsAllowance {
  incomeLimit: Cents;
  outcome: 'granted' | 'income-too-high';
  /** Each up to full euros. */
  building: Cents;
  equity: Cents;
  total: Cents;
}

/**
 * Arbeitnehmersparzulage of one employee for a year, § 13 5. VermBG: 9 % of at most 470 euros for building and
 * 20 % of at most 400 euros for equity funds, both side by side, up to full euros, within the income limit.
 * Cents. Throws `unknown-year`, `negative-amount`.
 */
export function savingsAllowance(input: SavingsAllowanceInput): SavingsAllowance {
  const { savingSubsidies: law } = lawForYear(requireRecord(input, 'input').year);
  const persons = requireFlag(input.couple, 'couple') ? 2 : 1;
  const building = Math.min(requireAmount(input.buildingYear, 'buildingYear'), law.buildingMaximum);
  const equity = Math.min(requireAmount(input.equityYear, 'equityYear'), law.equityMaximum);
  const income = requireAmount(input.taxableIncome, 'taxableIncome');
  const buildingLimit = law.buildingIncomeLimit * persons;
  const equityLimit = law.equityIncomeLimit * persons;
  const forBuilding = income > buildingLimit ? 0 : ceilToEuro(shareCut(building, law.buildingRate));
  const forEquity = income > equityLimit ? 0 : ceilToEuro(shareCut(equity, law.equityRate));
  const incomeLimit = equity > 0 ? equityLimit : buildingLimit;
  return {
    incomeLimit,
    outcome: income > incomeLimit ? 'income-too-high' : 'granted',
    building: forBuilding,
    equity: forEquity,
    total: forBuilding + forEquity,
  };
}

export interface EmployerSavingsInput extends SaverSituation {
  form: 'building' | 'equity';
  /** Contribution to the contract a month, and the employer's part of it. */
  contractMonth: Cents;
  employerMonth: Cents;
}

export interface EmployerSavings {
  /** Usual highest employer's payment of a month. */
  usualMaximumMonth: Cents;
  employerYear: Cents;
  ownYear: Cents;
  allowance: SavingsAllowance;
  /** Employer's payments and allowance of the year. */
  supportYear: Cents;
}

/**
 * Employer savings benefits (vermögenswirksame Leistungen) of a year: the employer's part, the own part and the
 * savings allowance on both. The employer's part is taxable pay. Cents. Throws as `savingsAllowance` does.
 */
export function employerSavings(input: EmployerSavingsInput): EmployerSavings {
  const { savingSubsidies: law } = lawForYear(requireRecord(input, 'input').year);
  requireCode(input.form, ['building', 'equity'], 'form');
  const contractYear = requireAmount(input.contractMonth, 'contractMonth') * 12;
  const employerYear = Math.min(requireAmount(input.employerMonth, 'employerMonth') * 12, contractYear);
  const allowance = savingsAllowance({
    ...input,
    buildingYear: input.form === 'building' ? contractYear : 0,
    equityYear: input.form === 'equity' ? contractYear : 0,
  });
  return {
    usualMaximumMonth: law.employerSavingsMonth,
    employerYear,
    ownYear: contractYear - employerYear,
    allowance,
    supportYear: employerYear + allowance.total,
  };
}
