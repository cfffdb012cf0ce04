import { floorExact } from '../../core';
import type { LawYear } from '../../law';
import { tariffTax } from '../tariff';

/**
 * Yearly wage tax of classes V and VI, § 39b (2) sentence 7 EStG (PAP: MST5_6): twice the difference of the tax
 * on 1.25 and 0.75 times the income, at least 14 %, limited by 42 % and 45 % steps. Whole euros in and out.
 */
export function classFiveSixTax(law: LawYear, income: number): number {
  const { firstLimit, secondLimit, thirdLimit, middleRate, highestRate } = law.wageTax;
  if (income > secondLimit) {
    const middle = addShare(
      spreadTax(law, secondLimit),
      Math.min(income, thirdLimit) - secondLimit,
      middleRate,
    );
    return income > thirdLimit ? addShare(middle, income - thirdLimit, highestRate) : middle;
  }
  const tax = spreadTax(law, income);
  if (income <= firstLimit) return tax;
  return Math.min(tax, addShare(spreadTax(law, firstLimit), income - firstLimit, middleRate));
}

function addShare(tax: number, income: number, rate: number): number {
  return floorExact(tax + income * rate);
}

/** PAP: UP5_6. */
function spreadTax(law: LawYear, income: number): number {
  const { classFiveSixStep, minimumRate } = law.wageTax;
  const above = cut(income * 1.25, classFiveSixStep);
  const below = cut(income * 0.75, classFiveSixStep);
  const spread = (tariffTax(law.tariff, above) - tariffTax(law.tariff, below)) * 2;
  return Math.max(spread, floorExact(income * minimumRate));
}

/** A quarter of a whole euro is exact in cents, so cutting to cents leaves it as it is. */
function cut(value: number, step: 1 | 0.01): number {
  return step === 1 ? Math.floor(value) : value;
}
