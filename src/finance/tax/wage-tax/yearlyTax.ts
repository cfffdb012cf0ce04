import { type Cents, ceilToEuro, floorExact, floorToEuro } from '../../core';
import type { LawYear } from '../../law';
import { tariffTax } from '../tariff';
import { classFiveSixTax } from './classFiveSix';
import type { TaxClass, WageTaxInput } from './input';
import { type ProvidentAllowance, providentAllowance } from './providentAllowance';
import { type PayReliefs, payReliefs } from './reliefs';

/** The yearly figures the programme walks through, all in cents. */
export interface YearlyWageTax {
  pay: Cents;
  reliefs: PayReliefs;
  taxFreeAllowance: Cents;
  /** Arbeitnehmer-Pauschbetrag, or the lump sum for benefits (ANP). */
  employeeAllowance: Cents;
  specialExpensesAllowance: Cents;
  singleParentRelief: Cents;
  provident: ProvidentAllowance;
  /** Zu versteuernder Jahresbetrag, to the cent. */
  taxableIncome: Cents;
  tariff: 'basic' | 'splitting';
  /** Yearly wage tax after the factor, full euros. */
  incomeTax: Cents;
  childAllowance: Cents;
  /** Yearly tax with child allowances: base of solidarity surcharge and church tax (JBMG), full euros. */
  surchargeBase: Cents;
}

/** The wage tax of a yearly pay, of which a part may be pension benefits (PAP: MRE4 to MBERECH). */
export function yearlyWageTax(
  law: LawYear,
  input: WageTaxInput,
  year: { pay: Cents; benefits: Cents; taxFreeAllowance: Cents },
): YearlyWageTax {
  const { taxClass, birthDate, factor = 1 } = input;
  const reliefs = payReliefs({
    year: law.year,
    yearlyPay: year.pay,
    yearlyBenefits: year.benefits,
    benefits: input.benefits,
    birthDate,
  });
  const reducedPay = Math.max(
    0,
    year.pay - reliefs.benefitAllowance - reliefs.ageRelief - year.taxFreeAllowance,
  );
  const benefits = Math.max(0, year.benefits - reliefs.benefitAllowance);
  reliefs.benefitSupplement =
    taxClass === 'VI' ? 0 : Math.min(reliefs.benefitSupplement, floorToEuro(benefits));
  const employeeAllowance = employeeLumpSum(law, taxClass, reducedPay, benefits, reliefs.benefitSupplement);
  const specialExpensesAllowance = taxClass === 'VI' ? 0 : law.allowances.specialExpenses;
  const singleParentRelief = taxClass === 'II' ? law.children.singleParentRelief : 0;
  const provident = providentAllowance(law, input, year.pay);
  const taxableIncome =
    reducedPay -
    employeeAllowance -
    specialExpensesAllowance -
    singleParentRelief -
    reliefs.benefitSupplement -
    provident.total;
  const childAllowance = childAllowanceOf(law, taxClass, input.childAllowances ?? 0);
  const incomeTax = classTax(law, taxClass, taxableIncome, factor);
  return {
    pay: year.pay,
    reliefs,
    taxFreeAllowance: year.taxFreeAllowance,
    employeeAllowance,
    specialExpensesAllowance,
    singleParentRelief,
    provident,
    taxableIncome: taxableIncome < 100 ? 0 : taxableIncome,
    tariff: taxClass === 'III' ? 'splitting' : 'basic',
    incomeTax,
    childAllowance,
    surchargeBase:
      childAllowance === 0 ? incomeTax : classTax(law, taxClass, taxableIncome - childAllowance, factor),
  };
}

/** PAP: MZTABFB, the lump sums for work and for benefits. */
function employeeLumpSum(
  { allowances }: LawYear,
  taxClass: TaxClass,
  reducedPay: Cents,
  benefits: Cents,
  supplement: Cents,
): Cents {
  if (taxClass === 'VI') return 0;
  const forBenefits = Math.min(allowances.pensionIncome, ceilToEuro(benefits - supplement));
  const activePay = Math.max(0, reducedPay - benefits);
  return forBenefits + Math.min(allowances.employee, ceilToEuro(activePay));
}

/** PAP: KFB. Class IV counts half an allowance, V and VI none. */
function childAllowanceOf({ children }: LawYear, taxClass: TaxClass, count: number): Cents {
  if (taxClass === 'V' || taxClass === 'VI') return 0;
  const both = children.childAllowance + children.careAllowance;
  return floorToEuro((taxClass === 'IV' ? both / 2 : both) * count);
}

/** PAP: UPMLST, then the factor. Cents in, full euros in cents out. */
function classTax(law: LawYear, taxClass: TaxClass, taxableIncome: Cents, factor: number): Cents {
  if (taxClass === 'V' || taxClass === 'VI') {
    return classFiveSixTax(law, Math.floor(taxableIncome / 100)) * 100;
  }
  const parts = taxClass === 'III' ? 2 : 1;
  const tax = tariffTax(law.tariff, Math.floor(taxableIncome / (100 * parts))) * parts;
  return floorExact(tax * factor) * 100;
}
