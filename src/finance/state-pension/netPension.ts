import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireCode,
  requireCount,
  requireRate,
  requireRecord,
  requireRecords,
  roundHalfUp,
  shareRounded,
} from '../core';
import { type LawYear, lawForYear, taxablePensionShare } from '../law';
import {
  type CareSituation,
  careRate,
  type PensionerContributions,
  pensionerContributions,
} from '../social-insurance';
import { type Assessment, assessTaxes, reliefForAge } from '../tax';
import { type PensionTaxation, pensionTaxation } from './pensionTaxation';
import { type ServicePensionTaxation, servicePensionTaxation } from './servicePensionTaxation';

export interface Pensioner extends CareSituation {
  /** State pension of a month before contributions. */
  statePension: Cents;
  /** Year in which it began. */
  startYear: number;
  /** Euro amount that the tax office fixed as free, a year. */
  fixedTaxFreeAmount?: Cents;
  /** Further state pensions of a month, each taxed by the year of its own start, such as a widow's. */
  furtherStatePensions?: readonly { pension: Cents; startYear: number }[];
  /** Occupational pensions of a month, fully taxable (§ 22 Nr. 5 EStG). */
  occupationalPension?: Cents;
  /** Civil-service pension of a month (Versorgungsbezüge, § 19 (2) EStG). */
  servicePension?: { pension: Cents; startYear: number };
  /** Private annuity of a month with its taxable share (Ertragsanteil); voluntary members pay contributions on it. */
  annuity?: { pension: Cents; taxableShare: Rate };
  health:
    | { kind: 'statutory'; membership: 'compulsory' | 'voluntary'; additionalRate?: Rate }
    /** Monthly premium and its basic part; the pension insurance's subsidy is applied for. */
    | { kind: 'private'; premiumMonth: Cents; basicPremiumMonth: Cents };
  /** Other income of a month that voluntary members pay contributions on. */
  otherIncome?: Cents;
}

export interface NetPensionInput {
  year: number;
  /** One person, or both spouses: then the splitting tariff applies. */
  pensioners: readonly [Pensioner] | readonly [Pensioner, Pensioner];
  /**
   * Other taxable income of a year (rent, wages), after its own expenses and without Versorgungsbezüge; of a couple that
   * of the first one named, whose age the relief of § 24a EStG goes by.
   */
  otherTaxableYear?: Cents;
  federalState: FederalState;
  churchMember: boolean;
}

export interface PensionerNet {
  /** All pensions of a month. */
  gross: Cents;
  /** Statutory members only. */
  contributions: PensionerContributions | undefined;
  /** Subsidy of the pension insurance to private cover, § 106 SGB VI. */
  subsidy: Cents;
  /** Contributions, or premium, of a month. */
  insurance: Cents;
  taxation: PensionTaxation;
  /** Of a civil-service pension. */
  serviceTaxation: ServicePensionTaxation | undefined;
  /** `gross + subsidy − insurance`: what is paid out before income tax. */
  beforeTax: Cents;
}

export interface NetPension {
  year: number;
  pensioners: PensionerNet[];
  /** Altersentlastungsbetrag on the other income, § 24a EStG; none on pensions. */
  ageRelief: Cents;
  deductibleInsurance: Cents;
  specialExpenses: Cents;
  taxableIncome: Cents;
  /** Taxes of the year. */
  taxes: Assessment;
  taxMonth: Cents;
  /** All pensions of a month after contributions and a twelfth of the taxes. */
  net: Cents;
}

/**
 * Net pension of a month for one pensioner or a couple: contributions to health and care insurance, then income
 * tax by assessment (§ 22 EStG) with the lump sums. Cents. Throws `unknown-year`, `negative-amount`,
 * `rate-out-of-range`, `invalid-input`.
 */
export function netPension(input: NetPensionInput): NetPension {
  const { year, federalState, churchMember } = requireRecord(input, 'input');
  requireCount(requireRecords<Pensioner>(input.pensioners, 'pensioners').length, 'pensioners', 1, 2);
  const law = lawForYear(year);
  const persons = input.pensioners.map((pensioner) => ({
    ...personNet(law, pensioner, federalState),
    deductible: deductibleMonth(pensioner),
  }));
  const deductibleInsurance = persons.reduce((sum, { deductible, insurance, subsidy }) => {
    return sum + Math.max(0, Math.min(deductible ?? insurance, insurance) - subsidy) * 12;
  }, 0);
  const specialExpenses = law.allowances.specialExpenses * persons.length;
  const income = persons.reduce(
    (sum, { taxation, serviceTaxation }) => sum + taxation.income + (serviceTaxation?.income ?? 0),
    0,
  );
  const other = requireAmount(input.otherTaxableYear ?? 0, 'otherTaxableYear');
  const ageRelief = reliefForAge({ year, birthDate: input.pensioners[0].birthDate, income: other });
  const taxableIncome = Math.max(0, income + other - ageRelief - deductibleInsurance - specialExpenses);
  const taxes = assessTaxes({
    year,
    incomeBeforeChildren: taxableIncome,
    tariff: persons.length === 2 ? 'splitting' : 'basic',
    federalState,
    churchMember,
  });
  const taxMonth = roundHalfUp(taxes.total / 12);
  return {
    year,
    pensioners: persons.map(({ deductible: _deductible, ...person }) => person),
    ageRelief,
    deductibleInsurance,
    specialExpenses,
    taxableIncome,
    taxes,
    taxMonth,
    net: persons.reduce((sum, { beforeTax }) => sum + beforeTax, 0) - taxMonth,
  };
}

/** The deductible part of private premiums; statutory contributions of pensioners carry no sick pay and count fully. */
function deductibleMonth({ health }: Pensioner): Cents | undefined {
  return health.kind === 'private'
    ? requireAmount(health.basicPremiumMonth, 'health.basicPremiumMonth')
    : undefined;
}

function personNet(law: LawYear, pensioner: Pensioner, federalState: FederalState): PensionerNet {
  const health = requireRecord(pensioner.health, 'health');
  requireCode(health.kind, ['statutory', 'private'], 'health.kind');
  requireAmount(pensioner.otherIncome ?? 0, 'otherIncome');
  const { statePension, occupationalPension, annuity, taxation, serviceTaxation } = pensionsOf(
    law,
    pensioner,
  );
  const gross = statePension + occupationalPension + annuity;
  const subsidyMaximum = pensionSubsidy(law, Math.min(statePension, law.healthInsurance.ceilingMonth));
  if (health.kind === 'private') {
    careRate({ ...pensioner, year: law.year, federalState }); // refuses what a statutory fund would refuse
    const premium = requireAmount(health.premiumMonth, 'health.premiumMonth');
    const subsidy = Math.min(subsidyMaximum, roundHalfUp(premium / 2));
    return {
      gross,
      contributions: undefined,
      subsidy,
      insurance: premium,
      taxation,
      serviceTaxation,
      beforeTax: gross + subsidy - premium,
    };
  }
  const contributions = pensionerContributions({
    ...pensioner,
    year: law.year,
    period: 'year',
    statePension,
    occupationalPension,
    otherIncome: (pensioner.otherIncome ?? 0) + annuity,
    membership: health.membership,
    federalState,
    ...(health.additionalRate === undefined ? {} : { additionalRate: health.additionalRate }),
  });
  const insurance = contributions.total;
  return {
    gross,
    contributions,
    subsidy: 0,
    insurance,
    taxation,
    serviceTaxation,
    beforeTax: gross - insurance,
  };
}

/** The pensions of a month as contributions see them, and what is taxed of them in a year. */
function pensionsOf(law: LawYear, pensioner: Pensioner) {
  const first = requireAmount(pensioner.statePension, 'statePension');
  const further = requireRecords<{ pension: Cents; startYear: number }>(
    pensioner.furtherStatePensions ?? [],
    'furtherStatePensions',
  );
  const occupational = requireAmount(pensioner.occupationalPension ?? 0, 'occupationalPension');
  const annuity = pensioner.annuity === undefined ? undefined : requireRecord(pensioner.annuity, 'annuity');
  const annuityMonth = annuity ? requireAmount(annuity.pension, 'annuity.pension') : 0;
  const annuityShare = annuity ? requireRate(annuity.taxableShare, 'annuity.taxableShare') : 0;
  const service =
    pensioner.servicePension === undefined
      ? undefined
      : requireRecord(pensioner.servicePension, 'servicePension');
  const serviceMonth = service ? requireAmount(service.pension, 'servicePension.pension') : 0;
  const furtherFree = further.reduce((sum, { pension, startYear }) => {
    const year = requireAmount(pension, 'furtherStatePensions.pension') * 12;
    return sum + roundHalfUp(year * (1 - taxablePensionShare(startYear)));
  }, 0);
  const firstFree =
    pensioner.fixedTaxFreeAmount ?? roundHalfUp(first * 12 * (1 - taxablePensionShare(pensioner.startYear)));
  const statePension = further.reduce((sum, { pension }) => sum + pension, first);
  const taxation = pensionTaxation({
    year: law.year,
    startYear: pensioner.startYear,
    pensionYear: statePension * 12,
    fullyTaxableYear: occupational * 12 + shareRounded(annuityMonth * 12, annuityShare),
    fixedTaxFreeAmount: requireAmount(firstFree, 'fixedTaxFreeAmount') + furtherFree,
  });
  return {
    statePension,
    occupationalPension: occupational + serviceMonth,
    annuity: annuityMonth,
    taxation:
      further.length > 0 && statePension > 0
        ? { ...taxation, taxableShare: taxation.taxable / (statePension * 12) }
        : taxation,
    serviceTaxation:
      service &&
      servicePensionTaxation({
        year: law.year,
        startYear: service.startYear,
        pensionYear: serviceMonth * 12,
      }),
  };
}

/** § 106 SGB VI: half the general rate and half the average additional rate of the state pension. */
function pensionSubsidy({ healthInsurance }: LawYear, base: Cents): Cents {
  return roundHalfUp((base * (healthInsurance.generalRate + healthInsurance.averageAdditionalRate)) / 2);
}
