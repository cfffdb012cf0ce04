import {
  type Cents,
  type FederalState,
  FinanceError,
  type IsoDate,
  type Rate,
  requireAmount,
  requireCode,
  requireCount,
  requireDate,
  requireFlag,
  requireNumber,
  requireRate,
  requireRecord,
} from '../../core';

/** Steuerklasse, § 38b EStG. */
const taxClasses = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Statutory health and care insurance as the wage-tax programme sees it. */
export interface StatutoryHealthForTax {
  kind: 'statutory';
  /** Additional rate of the fund, employee and employer together (0.029); the year's average when left out. */
  additionalRate?: Rate;
  /** Pays the care surcharge of the childless. */
  careSurcharge: boolean;
  /** Care discounts for the second to fifth child under 25: 0–4. */
  careDiscounts: number;
  /** Saxony's split of the care contribution. */
  saxony: boolean;
}

/** Private health and care insurance as the wage-tax programme sees it; all amounts are of a month. */
export interface PrivateHealthForTax {
  kind: 'private';
  /** The part of the premiums that buys basic cover (§ 10 (1) Nr. 3 EStG), own and dependants’, care included. */
  basicPremiumMonth: Cents;
  /** Tax-free subsidy of the employer to it. */
  employerSubsidyMonth: Cents;
  saxony: boolean;
}

/** Civil-service or company pensions contained in the pay (Versorgungsbezüge, § 19 (2) EStG). */
export interface PensionBenefits {
  /** Their part of the gross pay of the period. */
  amount: Cents;
  /** Year in which they began. */
  startYear: number;
  /** The benefit of the first full month. */
  firstMonth: Cents;
  /** Special payments expected in the first year. */
  specialPayments: Cents;
}

export interface WageTaxInput {
  year: number;
  period: 'month' | 'year';
  /** Month of the pay, 1–12, where rates changed in the year; 12 when left out. */
  month?: number;
  /** Taxable pay of the period. */
  gross: Cents;
  taxClass: TaxClass;
  /** Class IV with factor: 0.001–0.999. */
  factor?: number;
  /** Number of child allowances on the tax card (Zähler), steps of 0.5; counts for I to IV. */
  childAllowances?: number;
  /** Allowance of the period registered with the tax office (Freibetrag). */
  taxFreeAllowance?: Cents;
  /** For the age relief (§ 24a EStG), which begins the year after the 64th birthday. */
  birthDate?: IsoDate;
  pensionInsured?: boolean;
  unemploymentInsured?: boolean;
  health: StatutoryHealthForTax | PrivateHealthForTax;
  federalState: FederalState;
  churchMember: boolean;
  benefits?: PensionBenefits;
}

/** Refuses what the programme cannot take: throws the `FinanceError` that names the member. */
export function checkWageTaxInput(input: WageTaxInput): void {
  requireAmount(input.gross, 'gross');
  requireCode(input.period, ['month', 'year'], 'period');
  requireCode(input.taxClass, taxClasses, 'taxClass');
  requireFlag(input.pensionInsured ?? true, 'pensionInsured');
  requireFlag(input.unemploymentInsured ?? true, 'unemploymentInsured');
  if (input.month !== undefined) requireCount(input.month, 'month', 1, 12);
  if (input.taxFreeAllowance !== undefined) requireAmount(input.taxFreeAllowance, 'taxFreeAllowance');
  if (input.birthDate !== undefined) requireDate(input.birthDate, 'birthDate');
  if (input.childAllowances !== undefined) checkChildAllowances(input.childAllowances);
  if (input.factor !== undefined) checkFactor(input.factor, input.taxClass);
  requireCode(requireRecord(input.health, 'health').kind, ['statutory', 'private'], 'health.kind');
  requireFlag(input.health.saxony, 'health.saxony');
  if (input.health.kind === 'statutory') {
    requireFlag(input.health.careSurcharge, 'health.careSurcharge');
    if (input.health.additionalRate !== undefined) {
      requireRate(input.health.additionalRate, 'health.additionalRate', 0, 0.1);
    }
    requireCount(input.health.careDiscounts, 'health.careDiscounts', 0, 4);
  } else {
    requireAmount(input.health.basicPremiumMonth, 'health.basicPremiumMonth');
    requireAmount(input.health.employerSubsidyMonth, 'health.employerSubsidyMonth');
  }
  if (input.benefits !== undefined) checkBenefits(input.benefits, input.gross);
}

function checkChildAllowances(count: number): void {
  requireNumber(count, 'childAllowances', 0, 30);
  if (count * 2 !== Math.floor(count * 2)) {
    throw new FinanceError('invalid-input', 'childAllowances', `${count} is not a multiple of one half`);
  }
}

function checkFactor(factor: number, taxClass: TaxClass): void {
  requireNumber(factor, 'factor', 0.001, 0.999);
  if (taxClass !== 'IV') throw new FinanceError('invalid-input', 'factor', 'only class IV has a factor');
}

function checkBenefits(benefits: PensionBenefits, gross: Cents): void {
  requireRecord(benefits, 'benefits');
  requireAmount(benefits.amount, 'benefits.amount');
  requireCount(benefits.startYear, 'benefits.startYear', 1900, 2200);
  requireAmount(benefits.firstMonth, 'benefits.firstMonth');
  requireAmount(benefits.specialPayments, 'benefits.specialPayments');
  if (benefits.amount > gross) {
    throw new FinanceError('invalid-input', 'benefits.amount', 'benefits are a part of the gross pay');
  }
}
