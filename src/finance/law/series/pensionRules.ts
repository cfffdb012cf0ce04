import { type Sourced, seen, unverified } from '../lawSource';

/** Rules of the state pension that do not change from year to year. Rates are fractions, ages are months. */
interface PensionRules {
  earlyDeductionPerMonth: number;
  lateSurchargePerMonth: number;
  /** Rentenartfaktoren, § 67 SGB VI. */
  fullDisabilityFactor: number;
  halfDisabilityFactor: number;
  largeWidowFactor: number;
  /** Marriages before 2002 with a spouse born before 1962. */
  largeWidowFactorOldLaw: number;
  smallWidowFactor: number;
  halfOrphanFactor: number;
  fullOrphanFactor: number;
  /** Months for which the small widow's pension is paid. */
  smallWidowMonths: number;
  /** Own income is credited above this multiple of the pension value, and per child. */
  survivorFreeMultiple: number;
  survivorFreeMultiplePerChild: number;
  survivorCreditedShare: number;
  /** Months after the death without any credit of income. */
  survivorFreeMonths: number;
  /** Full age of a disability pension with 40 years of contributions (35 for one that began before 2024). */
  disabilityFullAgeLongInsured: number;
  disabilityMostDeduction: number;
  disabilityWaitingMonths: number;
  disabilityRecentMonths: number;
  longInsuredEarliestAge: number;
  longInsuredMonths: number;
  veryLongInsuredMonths: number;
  /** Severely disabled: so many months before the full age, with deductions. */
  disabledEarlyMonths: number;
  standardWaitingMonths: number;
  /** Of children born since 1992. */
  childRaisingMonths: number;
  childRaisingPointsPerMonth: number;
}

const GETTSIM = 'GETTSIM parameter tables';

export const pensionRules: Sourced<PensionRules> = {
  earlyDeductionPerMonth: 0.003,
  lateSurchargePerMonth: 0.005,
  fullDisabilityFactor: 1,
  halfDisabilityFactor: 0.5,
  largeWidowFactor: 0.55,
  largeWidowFactorOldLaw: 0.6,
  smallWidowFactor: 0.25,
  halfOrphanFactor: 0.1,
  fullOrphanFactor: 0.2,
  smallWidowMonths: 24,
  survivorFreeMultiple: 26.4,
  survivorFreeMultiplePerChild: 5.6,
  survivorCreditedShare: 0.4,
  survivorFreeMonths: 3,
  disabilityFullAgeLongInsured: 63 * 12,
  disabilityMostDeduction: 0.108,
  disabilityWaitingMonths: 60,
  disabilityRecentMonths: 36,
  longInsuredEarliestAge: 63 * 12,
  longInsuredMonths: 420,
  veryLongInsuredMonths: 540,
  disabledEarlyMonths: 36,
  standardWaitingMonths: 60,
  childRaisingMonths: 36,
  childRaisingPointsPerMonth: 0.0833,
  source: {
    earlyDeductionPerMonth: seen('§ 77 (2) SGB VI', 'Deutsche Rentenversicherung'),
    lateSurchargePerMonth: seen('§ 77 (2) SGB VI', 'Deutsche Rentenversicherung'),
    fullDisabilityFactor: unverified('§ 67 SGB VI'),
    halfDisabilityFactor: unverified('§ 67 SGB VI'),
    largeWidowFactor: seen('§ 67 SGB VI', 'Deutsche Rentenversicherung, zukunft jetzt'),
    largeWidowFactorOldLaw: unverified('§ 255 SGB VI'),
    smallWidowFactor: unverified('§ 67 SGB VI'),
    halfOrphanFactor: unverified('§ 67 SGB VI'),
    fullOrphanFactor: unverified('§ 67 SGB VI'),
    smallWidowMonths: unverified('§ 46 (1) SGB VI'),
    survivorFreeMultiple: seen('§ 97 (2) SGB VI', 'press on survivors’ pensions 2025'),
    survivorFreeMultiplePerChild: seen('§ 97 (2) SGB VI', 'press on survivors’ pensions 2025'),
    survivorCreditedShare: seen('§ 97 (2) SGB VI', 'press on survivors’ pensions 2025'),
    survivorFreeMonths: seen('§ 97 SGB VI', 'press on survivors’ pensions 2025'),
    disabilityFullAgeLongInsured: seen('§ 77 (4) SGB VI', GETTSIM),
    disabilityMostDeduction: seen('§ 77 (2) SGB VI', GETTSIM),
    disabilityWaitingMonths: seen('§ 43, § 50 SGB VI', GETTSIM),
    disabilityRecentMonths: unverified('§ 43 (1) Nr. 2 SGB VI'),
    longInsuredEarliestAge: seen('§ 36, § 236 SGB VI', GETTSIM),
    longInsuredMonths: seen('§ 36, § 51 SGB VI', GETTSIM),
    veryLongInsuredMonths: seen('§ 38, § 51 SGB VI', GETTSIM),
    disabledEarlyMonths: unverified('§ 37, § 236a SGB VI'),
    standardWaitingMonths: seen('§ 50 (1) SGB VI', GETTSIM),
    childRaisingMonths: unverified('§ 56 (1) SGB VI'),
    childRaisingPointsPerMonth: unverified('§ 70 (2) SGB VI'),
  },
};

interface CivilServiceRules {
  sharePerYear: number;
  highestShare: number;
  earlyDeductionPerMonth: number;
  mostDeduction: number;
  /** Years to the 60th birthday count with this share when a civil servant becomes unfit. */
  addedPeriodShare: number;
  addedPeriodAge: number;
  /** Full age for a pension because of unfitness, in months. */
  unfitFullAge: number;
  /** Lowest pension as a share of the last pensionable pay. */
  lowestShare: number;
}

/** Pensions of civil servants by federal law; the states' laws agree in these points. */
export const civilServiceRules: Sourced<CivilServiceRules> = {
  sharePerYear: 0.0179375,
  highestShare: 0.7175,
  earlyDeductionPerMonth: 0.003,
  mostDeduction: 0.108,
  addedPeriodShare: 2 / 3,
  addedPeriodAge: 60 * 12,
  unfitFullAge: 65 * 12,
  lowestShare: 0.35,
  source: {
    sharePerYear: unverified('§ 14 (1) BeamtVG'),
    highestShare: unverified('§ 14 (1) BeamtVG'),
    earlyDeductionPerMonth: unverified('§ 14 (3) BeamtVG'),
    mostDeduction: unverified('§ 14 (3) BeamtVG'),
    addedPeriodShare: unverified('§ 13 (1) BeamtVG'),
    addedPeriodAge: unverified('§ 13 (1) BeamtVG'),
    unfitFullAge: unverified('§ 14 (3) BeamtVG'),
    lowestShare: unverified('§ 14 (4) BeamtVG'),
  },
};
