import {
  type Cents,
  requireAmount,
  requireCode,
  requireCount,
  requireRecord,
  requireRecords,
  roundHalfUp,
} from '../core';
import { type LawYear, lawForYear } from '../law';
import { incomeTax } from './tariff';

/** A child of the taxpayer in a year. */
export interface TaxedChild {
  /** `full`: both parents are assessed together or the other half was transferred; `half`: one parent's half. */
  share: 'full' | 'half';
  /** Months of entitlement in the year, 1–12; 12 when left out. */
  months?: number;
}

export interface ChildComparisonInput {
  year: number;
  /** Taxable income before child allowances. */
  incomeBeforeChildren: Cents;
  tariff: 'basic' | 'splitting';
  /** Oldest child first. */
  children: readonly TaxedChild[];
}

export interface ComparedChild {
  allowance: Cents;
  benefit: Cents;
  /** Tax that this child's allowance would save. */
  taxSaved: Cents;
  better: 'allowance' | 'benefit';
}

export interface ChildComparison {
  children: ComparedChild[];
  /** Taxable income after the allowances that are used. */
  taxableIncome: Cents;
  /** Tax on it, with the benefit of the children whose allowance is used added (§ 31 sentence 4 EStG). */
  incomeTax: Cents;
  /** Benefits added to the tax because the allowance was used. */
  benefitAdded: Cents;
  /** Tax with all allowances, the base of solidarity surcharge and church tax (§ 51a (2) EStG). */
  surchargeBase: Cents;
}

/**
 * Child benefit against child allowances (Günstigerprüfung, § 31 EStG), child by child, oldest first.
 *
 * Amounts are cents of a year. Throws `unknown-year`, `negative-amount`, `invalid-input`.
 */
export function compareChildAllowances(input: ChildComparisonInput): ChildComparison {
  const { year, incomeBeforeChildren, tariff } = requireRecord(input, 'input');
  const law = lawForYear(year);
  const taxOn = (income: Cents) => incomeTax({ year, tariff, taxableIncome: Math.max(0, income) }).tax;
  let taxableIncome = requireAmount(incomeBeforeChildren, 'incomeBeforeChildren');
  let incomeWithAll = incomeBeforeChildren;
  let benefitAdded = 0;
  const children = requireRecords(input.children, 'children').map((child): ComparedChild => {
    const { allowance, benefit } = entitlement(law, child);
    const taxSaved = taxOn(taxableIncome) - taxOn(taxableIncome - allowance);
    incomeWithAll -= allowance;
    if (taxSaved <= benefit) return { allowance, benefit, taxSaved, better: 'benefit' };
    taxableIncome = Math.max(0, taxableIncome - allowance);
    benefitAdded += benefit;
    return { allowance, benefit, taxSaved, better: 'allowance' };
  });
  return {
    children,
    taxableIncome,
    incomeTax: taxOn(taxableIncome) + benefitAdded,
    benefitAdded,
    surchargeBase: taxOn(incomeWithAll),
  };
}

function entitlement({ children: law }: LawYear, child: TaxedChild): { allowance: Cents; benefit: Cents } {
  const months = requireCount(child.months ?? 12, 'children.months', 1, 12);
  const share = requireCode(child.share, ['full', 'half'], 'children.share');
  const part = (share === 'full' ? 1 : 0.5) * months;
  return {
    allowance: roundHalfUp(((law.childAllowance + law.careAllowance) / 12) * part),
    benefit: roundHalfUp(law.benefitPerMonth * part),
  };
}
