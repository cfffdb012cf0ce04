import {
  type FederalState,
  FinanceError,
  type IsoDate,
  federalStates,
  monthsBetween,
  type Rate,
  requireCode,
  requireCount,
  requireDate,
  requireFlag,
  requireRecord,
} from '../core';
import { type CareInsuranceLaw, lawForYear } from '../law';
import { careInsuranceIn } from '../law/partsOfYear';

/** What decides the care contribution of a person. */
export interface CareSituation {
  /** Children ever had (any age): one is enough to be free of the surcharge. 0 when left out. */
  children?: number;
  /** Of these, how many are under 25; all of them when left out. */
  childrenUnder25?: number;
  /** Without a birth date the person counts as older than 23. */
  birthDate?: IsoDate;
  /** Entitled to Beihilfe or Heilfürsorge: half the benefits for half the rate, § 28 (2) SGB XI. False when left out. */
  aid?: boolean;
}

export interface CareRateInput extends CareSituation {
  year: number;
  /** Month of the pay, 1–12, for those who turn 23 in the year and where rates changed in it; 12 when left out. */
  month?: number;
  /** `year`: the average rates of a year that changed them. */
  period?: 'month' | 'year';
  federalState: FederalState;
}

export interface CareRate {
  /** Contribution of employee and employer before surcharge and discounts. */
  generalRate: Rate;
  surcharge: Rate;
  discount: Rate;
  /** Number of discounts: second to fifth child under 25. */
  discounts: number;
  employeeRate: Rate;
  employerRate: Rate;
  /** General rate with surcharge or discounts: what someone pays who has no employer. */
  fullRate: Rate;
}

/**
 * Rates of the care insurance by children, age, aid and state, §§ 55 and 58 SGB XI. With aid rate and shares are half,
 * surcharge and discounts are not, § 55 (1) sentence 3, (3), § 58 (3) sentence 2. The surcharge begins with the
 * month after the 23rd birthday; those born before 1940 never pay it. Rates are fractions. Throws `unknown-year`, `invalid-input`, `invalid-date`.
 */
export function careRate(input: CareRateInput): CareRate {
  const yearLaw = lawForYear(requireRecord(input, 'input').year);
  requireCode(input.federalState, federalStates, 'federalState');
  requireCount(input.month ?? 12, 'month', 1, 12);
  if (input.birthDate !== undefined) requireDate(input.birthDate, 'birthDate');
  requireCode(input.period ?? 'month', ['month', 'year'], 'period');
  const law = careInsuranceIn(yearLaw, input);
  const { children, under25 } = checkedChildren(input);
  const discounts = Math.min(Math.max(under25 - 1, 0), law.mostDiscounts);
  const surcharge = children === 0 && paysSurcharge(law, input) ? exact(law.childlessSurcharge) : 0;
  const discount = exact(discounts * law.discountPerChild);
  const part = requireFlag(input.aid ?? false, 'aid') ? 0.5 : 1;
  const rate = part * law.rate;
  const employeeShare = part * (input.federalState === 'SACHSEN' ? law.employeeRateSaxony : law.employeeRate);
  return {
    generalRate: exact(rate),
    surcharge,
    discount,
    discounts,
    employeeRate: exact(employeeShare + surcharge - discount),
    employerRate: exact(rate - employeeShare),
    fullRate: exact(rate + surcharge - discount),
  };
}

function checkedChildren(input: CareRateInput): { children: number; under25: number } {
  const children = requireCount(input.children ?? 0, 'children', 0, 30);
  const under25 = requireCount(input.childrenUnder25 ?? children, 'childrenUnder25', 0, 30);
  if (under25 > children) {
    throw new FinanceError('invalid-input', 'childrenUnder25', 'more children under 25 than children');
  }
  return { children, under25 };
}

function paysSurcharge(law: CareInsuranceLaw, { year, month = 12, birthDate }: CareRateInput): boolean {
  if (birthDate === undefined) return true;
  if (requireDate(birthDate, 'birthDate') < `${law.childlessFromBirthYear}-01-01`) return false;
  const firstOfMonth = `${year}-${String(month).padStart(2, '0')}-01`;
  return monthsBetween(birthDate, firstOfMonth) >= law.childlessFromAge * 12;
}

/** Sums of rates have at most six decimals; this drops the binary dust. */
function exact(rate: Rate): Rate {
  return Math.round(rate * 1_000_000) / 1_000_000;
}
