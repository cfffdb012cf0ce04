import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireCode,
  requireCount,
  requireRecord,
  roundHalfUp,
} from '../core';
import { type LawYear, lawForYear } from '../law';
import { type CareSituation, type VoluntaryMember, voluntaryMember } from '../social-insurance';
import { type Assessment, assessTaxes, reliefForAge, type TaxedChild } from '../tax';

/** Health cover of someone without an employer. */
export type OwnHealthInsurance =
  | { kind: 'statutory'; sickPay: boolean; additionalRate?: Rate }
  /** Monthly premiums; the basic part is deductible. */
  | { kind: 'private'; premiumMonth: Cents; basicPremiumMonth: Cents };

export interface SelfEmployedInput extends CareSituation {
  year: number;
  /** Profit of the year before health and care insurance and taxes. */
  profitYear: Cents;
  health: OwnHealthInsurance;
  tariff: 'basic' | 'splitting';
  taxedChildren?: readonly TaxedChild[];
  /** Single parent: number of children for the relief of § 24b EStG; 0 when left out. */
  singleParentOf?: number;
  /** Further deductions of the year: Basisrente, additional special expenses. */
  furtherDeductions?: Cents;
  federalState: FederalState;
  churchMember: boolean;
}

export interface SelfEmployedNet {
  year: number;
  profit: Cents;
  /** Statutory membership; nothing for the privately insured. Cents of a month. */
  member: VoluntaryMember | undefined;
  /** Health and care insurance of the year. */
  insurance: Cents;
  deductions: {
    /** Altersentlastungsbetrag on the profit, § 24a EStG. */
    ageRelief: Cents;
    insurance: Cents;
    singleParentRelief: Cents;
    specialExpenses: Cents;
    further: Cents;
  };
  taxableIncome: Cents;
  taxes: Assessment;
  /** `profit − insurance − taxes.total`, a year. */
  net: Cents;
  /** A twelfth, rounded to the cent. */
  netMonth: Cents;
}

/**
 * Net income of the self-employed, simplified: profit less health and care insurance less income tax, solidarity
 * surcharge and church tax of the year. Only the relief for age, basic cover, the relief for single parents, the lump sum for special
 * expenses and the given further deductions lower the taxable income. Cents of a year. Throws `unknown-year`,
 * `negative-amount`, `rate-out-of-range`, `invalid-input`.
 */
export function selfEmployedNet(input: SelfEmployedInput): SelfEmployedNet {
  const law = lawForYear(requireRecord(input, 'input').year);
  requireCode(requireRecord(input.health, 'health').kind, ['statutory', 'private'], 'health.kind');
  const profit = requireAmount(input.profitYear, 'profitYear');
  const cover = healthCover(law, input);
  const deductions = {
    ageRelief: reliefForAge({ year: input.year, birthDate: input.birthDate, income: profit }),
    insurance: cover.deductible,
    singleParentRelief: singleParentRelief(
      law,
      requireCount(input.singleParentOf ?? 0, 'singleParentOf', 0, 30),
    ),
    specialExpenses: law.allowances.specialExpenses * (input.tariff === 'splitting' ? 2 : 1),
    further: requireAmount(input.furtherDeductions ?? 0, 'furtherDeductions'),
  };
  const deducted = Object.values(deductions).reduce((sum, part) => sum + part, 0);
  const taxableIncome = Math.max(0, profit - deducted);
  const { year, tariff, taxedChildren = [], federalState, churchMember } = input;
  const taxes = assessTaxes({
    year,
    tariff,
    incomeBeforeChildren: taxableIncome,
    children: taxedChildren,
    federalState,
    churchMember,
  });
  const net = profit - cover.insurance - taxes.total;
  return {
    year,
    profit,
    member: cover.member,
    insurance: cover.insurance,
    deductions,
    taxableIncome,
    taxes,
    net,
    netMonth: roundHalfUp(net / 12),
  };
}

function healthCover(
  law: LawYear,
  input: SelfEmployedInput,
): { member: VoluntaryMember | undefined; insurance: Cents; deductible: Cents } {
  if (input.health.kind === 'private') {
    const insurance = requireAmount(input.health.premiumMonth, 'health.premiumMonth') * 12;
    const basic = requireAmount(input.health.basicPremiumMonth, 'health.basicPremiumMonth') * 12;
    return { member: undefined, insurance, deductible: Math.min(basic, insurance) };
  }
  const { sickPay, additionalRate } = input.health;
  const incomeMonth = roundHalfUp(input.profitYear / 12);
  const member = voluntaryMember({
    ...input,
    period: 'year',
    incomeMonth,
    sickPay,
    ...(additionalRate === undefined ? {} : { additionalRate }),
  });
  const cut = sickPay
    ? roundHalfUp((member.health + member.healthAdditional) * law.allowances.sickPayCut)
    : 0;
  return { member, insurance: member.total * 12, deductible: (member.total - cut) * 12 };
}

function singleParentRelief({ children }: LawYear, count: number): Cents {
  if (count === 0) return 0;
  return children.singleParentRelief + (count - 1) * children.singleParentReliefPerFurtherChild;
}
