import type { Cents, Rate } from '../core';
import type { LawSource } from './lawSource';

/** The values of German tax and social law that hold in one calendar year. */
export interface LawYear {
  readonly year: number;
  readonly tariff: Readonly<TariffLaw>;
  readonly solidarity: Readonly<SolidarityLaw>;
  readonly churchTax: Readonly<ChurchTaxLaw>;
  readonly children: Readonly<ChildrenLaw>;
  readonly allowances: Readonly<AllowanceLaw>;
  readonly wageTax: Readonly<WageTaxLaw>;
  readonly pensionInsurance: Readonly<PensionInsuranceLaw>;
  readonly unemploymentInsurance: Readonly<UnemploymentInsuranceLaw>;
  readonly healthInsurance: Readonly<HealthInsuranceLaw>;
  /** Care insurance at the end of the year. */
  readonly careInsurance: Readonly<CareInsuranceLaw>;
  /** What held until the end of a month, in a year that changed it. */
  readonly earlierCareInsurance?: Readonly<CareInsuranceLaw & { readonly lastMonth: number }>;
  readonly smallJobs: Readonly<SmallJobLaw>;
  readonly basicPension: Readonly<BasicPensionLaw>;
  readonly occupationalPension: Readonly<OccupationalPensionLaw>;
  readonly riester: Readonly<RiesterLaw>;
  readonly savingSubsidies: Readonly<SavingSubsidyLaw>;
  readonly capitalIncome: Readonly<CapitalIncomeLaw>;
  readonly sickPay: Readonly<SickPayLaw>;
}

/** Where every value of a year stands, under its own name. */
export type LawSources = {
  readonly [Group in keyof Omit<LawYear, 'year'>]: {
    readonly [Member in keyof NonNullable<LawYear[Group]>]: LawSource;
  };
};

/** § 32a (1) EStG in the numbers of the law text: whole euros, and coefficients per 10,000 euros. */
export interface TariffLaw {
  readonly basicAllowance: number;
  readonly firstZone: { readonly end: number; readonly square: number; readonly linear: number };
  readonly secondZone: {
    readonly end: number;
    readonly square: number;
    readonly linear: number;
    readonly constant: number;
  };
  readonly thirdZone: { readonly end: number; readonly rate: Rate; readonly deduction: number };
  readonly topZone: { readonly rate: Rate; readonly deduction: number };
}

export interface SolidarityLaw {
  readonly rate: Rate;
  /** The surcharge never exceeds this share of the tax above the free limit. */
  readonly slidingRate: Rate;
  /** Yearly tax that stays free for one person; doubled for the splitting tariff. */
  readonly freeLimit: Cents;
}

export interface ChurchTaxLaw {
  readonly southernRate: Rate;
  readonly generalRate: Rate;
}

export interface ChildrenLaw {
  readonly benefitPerMonth: Cents;
  /** Both parents together, a year. */
  readonly childAllowance: Cents;
  /** Care, upbringing and training (BEA), both parents together, a year. */
  readonly careAllowance: Cents;
  readonly singleParentRelief: Cents;
  readonly singleParentReliefPerFurtherChild: Cents;
}

export interface AllowanceLaw {
  readonly employee: Cents;
  readonly pensionIncome: Cents;
  /** One person; doubled for the splitting tariff. */
  readonly specialExpenses: Cents;
  /** Aktivrente: tax-free pay of a month past the standard retirement age. */
  readonly activePensionMonth: Cents;
  /** Part of health contributions with sick pay that is not deductible. */
  readonly sickPayCut: Rate;
  readonly childcareShare: Rate;
  readonly childcareMaximum: Cents;
  /** Per kilometre of the way to work, up to and beyond the 20th. */
  readonly commutingNear: Cents;
  readonly commutingFar: Cents;
}

/**
 * How the wage-tax programme forms the allowance for provident expenses.
 * `minimum-share`: at least a share of the pay (until 2025). `with-unemployment`: unemployment
 * contributions count as far as the maximum is not used up by health and care (from 2026).
 */
export type ProvidentRule =
  | {
      readonly rule: 'minimum-share';
      readonly share: Rate;
      readonly maximum: Cents;
      readonly maximumClassThree: Cents;
    }
  | { readonly rule: 'with-unemployment'; readonly maximum: Cents };

export interface WageTaxLaw {
  readonly provident: ProvidentRule;
  /** Whether private premiums are reduced by the true subsidy or by a notional one at the average rate. */
  readonly privateHealthSubsidy: 'actual' | 'notional';
  /** Whether the programme knows the discounts of the care insurance for children. */
  readonly careDiscounts: boolean;
  /** Classes V and VI, § 39b (2) sentence 7 EStG: limits in whole euros. */
  readonly firstLimit: number;
  readonly secondLimit: number;
  readonly thirdLimit: number;
  readonly minimumRate: Rate;
  readonly middleRate: Rate;
  readonly highestRate: Rate;
  /** The programme cuts 1.25 and 0.75 times the income to whole euros (1) or to cents (0.01). */
  readonly classFiveSixStep: 1 | 0.01;
}

export interface PensionInsuranceLaw {
  /** Employee and employer together. */
  readonly rate: Rate;
  readonly ceilingYear: Cents;
  readonly ceilingMonth: Cents;
  /** In the accession territory; the same as the others since 2025. */
  readonly ceilingYearEast: Cents;
  readonly ceilingMonthEast: Cents;
  /** West where there are two: the limits of the Basisrente and of deferred pay follow it everywhere. */
  readonly minersCeilingYear: Cents;
  readonly minersRate: Rate;
  /** Lowest yearly income on which artists and writers of the Künstlersozialkasse pay. */
  readonly artistMinimumYear: Cents;
  /** Average earnings of all insured, a year (Durchschnittsentgelt): the final value once it is published. */
  readonly averageEarnings: Cents;
  /** The value announced before the year began: what a point costs that is bought in it. */
  readonly preliminaryAverageEarnings: Cents;
}

export interface UnemploymentInsuranceLaw {
  readonly rate: Rate;
}

export interface HealthInsuranceLaw {
  readonly generalRate: Rate;
  /** Without entitlement to sick pay. */
  readonly reducedRate: Rate;
  readonly averageAdditionalRate: Rate;
  readonly ceilingYear: Cents;
  readonly ceilingMonth: Cents;
  /** Yearly pay above which an employee may leave the statutory fund (JAEG). */
  readonly compulsoryLimitYear: Cents;
  /** The same for those privately insured before 2003. */
  readonly specialCompulsoryLimitYear: Cents;
  readonly referencePayMonth: Cents;
  /** Lowest monthly income on which voluntary members pay. */
  readonly voluntaryMinimumBaseMonth: Cents;
  /** The same of artists and writers who are insured by law. */
  readonly artistMinimumBaseMonth: Cents;
  /** Occupational pension that is free of health contributions, a month. */
  readonly occupationalPensionAllowance: Cents;
}

export interface CareInsuranceLaw {
  readonly rate: Rate;
  readonly employeeRate: Rate;
  readonly employeeRateSaxony: Rate;
  readonly childlessSurcharge: Rate;
  readonly childlessFromAge: number;
  /** Who was born before this year never pays the surcharge. */
  readonly childlessFromBirthYear: number;
  /** Per child from the second to the fifth under 25. */
  readonly discountPerChild: Rate;
  readonly mostDiscounts: number;
}

export interface SmallJobLaw {
  readonly minimumWage: Cents;
  readonly minijobLimit: Cents;
  readonly midijobLimit: Cents;
  /** Factor F of § 20 (2a) SGB IV. */
  readonly midijobFactor: number;
  readonly employerHealthRate: Rate;
  readonly employerPensionRate: Rate;
  /** Flat tax that the employer bears instead of wage tax, surcharge and church tax. */
  readonly flatTaxRate: Rate;
  /** Levies of the Minijob-Zentrale: U1 (employers of up to 30), U2 and for insolvency pay. */
  readonly sicknessLevyRate: Rate;
  readonly maternityLevyRate: Rate;
  readonly insolvencyLevyRate: Rate;
  readonly minimumPensionBase: Cents;
  /** Geringverdienergrenze: up to this monthly pay the employer of a trainee pays all contributions. */
  readonly trainingLimit: Cents;
}

export interface BasicPensionLaw {
  /** Share of contributions that is deductible. */
  readonly deductibleShare: Rate;
}

export interface OccupationalPensionLaw {
  /** Shares of the pension insurance's ceiling. */
  readonly taxFreeShare: Rate;
  readonly contributionFreeShare: Rate;
  readonly employerShare: Rate;
}

export interface RiesterLaw {
  readonly ownContributionShare: Rate;
  readonly maximum: Cents;
  readonly minimumOwnContribution: Cents;
  readonly basicAllowance: Cents;
  readonly childAllowance: Cents;
  readonly childAllowanceBornBefore2008: Cents;
  /** Once, for savers under 25. */
  readonly careerStarterBonus: Cents;
}

export interface SavingSubsidyLaw {
  /** Wohnungsbauprämie; amounts for one person, doubled for couples. */
  readonly housingRate: Rate;
  readonly housingMaximum: Cents;
  readonly housingMinimum: Cents;
  readonly housingIncomeLimit: Cents;
  readonly housingFromAge: number;
  /** Arbeitnehmersparzulage for building savings and for equity funds. */
  readonly buildingRate: Rate;
  readonly buildingMaximum: Cents;
  readonly equityRate: Rate;
  readonly equityMaximum: Cents;
  readonly buildingIncomeLimit: Cents;
  readonly equityIncomeLimit: Cents;
  /** Usual highest employer payment, a month (40 euros). */
  readonly employerSavingsMonth: Cents;
}

export interface CapitalIncomeLaw {
  readonly flatRate: Rate;
  /** One person; doubled for couples. */
  readonly saverAllowance: Cents;
  /** Interest rate of § 18 (4) InvStG for this year's advance lump sum. */
  readonly baseInterest: Rate;
  readonly baseInterestShare: Rate;
  readonly equityFundExemption: Rate;
  readonly mixedFundExemption: Rate;
  readonly propertyFundExemption: Rate;
  readonly foreignPropertyFundExemption: Rate;
}

export interface SickPayLaw {
  readonly grossShare: Rate;
  readonly netShare: Rate;
  readonly continuedPayWeeks: number;
  readonly longestWeeks: number;
}
