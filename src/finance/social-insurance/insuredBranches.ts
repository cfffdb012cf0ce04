import {
  type Cents,
  type IsoDate,
  requireAmount,
  requireCode,
  requireDate,
  requireFlag,
  requireNumber,
  requireRecord,
} from '../core';
import { fullPensionAge, minijobLimitOn, monthAfterAge } from '../law';
import {
  artist,
  controllingPartner,
  farmer,
  type HealthCover,
  healthCovers,
  type OccupationalStatus,
  occupationalStatuses,
  type SocialScheme,
  socialSchemes,
  type StatusRule,
  statusRules,
} from './statusRules';

export interface InsuredBranchesInput {
  status: OccupationalStatus;
  date: IsoDate;
  birthDate?: IsoDate;
  /** Regular pay of a month from the work that is asked about. */
  grossMonth?: Cents;
  weeklyHours?: number;
  health?: HealthCover;
  /** Member of a Versorgungswerk instead of the state scheme, § 6 (1) sentence 1 Nr. 1 SGB VI. */
  professionalPensionFund?: boolean;
  /** Draws a full old-age pension of the state scheme. */
  fullOldAgePension?: boolean;
  /** Has waived the freedom of pensioners past the standard age, § 5 (4) sentence 2 SGB VI. */
  pensionWaiver?: boolean;
  /** Self-employed in a statutory fund: Krankengeld elected, § 44 (2) sentence 1 Nr. 2 SGB V. */
  sickPayElected?: boolean;
  /** Managing partner: can stop every decision of the company, by half of it or a blocking minority, § 7 (1) SGB IV. */
  controlsCompany?: boolean;
  /** Self-employed: the scheme of their own that they belong to. */
  scheme?: SocialScheme;
}

/** Who pays contributions to a branch for the work, and by which paragraph. */
export interface InsuredBranch {
  employee: boolean;
  employer: boolean;
  source: string;
}

/** A fact that the answer waits for; until it is known the answer says what holds of most. */
export type BranchFact = 'gross' | 'healthInsurance' | 'weeklyHours' | 'birthDate' | 'controlsCompany';

export interface InsuredBranches {
  /** Whether social law knows an employer, who bears a part: not of who works on own account or controls the company. */
  isEmployee: boolean;
  /**
   * How the pay is charged: `automatic` by its amount (Minijob, transition zone), `regular` and `training` never; `none`
   * is no pay for work under an employer.
   */
  employment: 'automatic' | 'regular' | 'training' | 'none';
  /** A Minijob by its amount. */
  isMinijob: boolean;
  /** Where the work earns an old-age pension: further points come of `statutory` alone. */
  pensionScheme: 'statutory' | 'professional' | 'civilService' | 'none';
  pension: InsuredBranch;
  unemployment: InsuredBranch;
  /** Contributions of a fund by this work: not by a Minijob, nor of a working student or somebody privately insured. */
  health: InsuredBranch;
  /** The cover that the person has, or usually has; undefined where it cannot be guessed. */
  cover: HealthCover | undefined;
  /** During a long illness: Krankengeld of the fund, pay that goes on, or nothing; undefined where it waits for a fact. */
  sickPay: 'fund' | 'payContinues' | 'none' | undefined;
  sickPaySource: string;
  /** Part of the pay is free of tax as Aktivrente, § 3 Nr. 21 EStG. */
  activePension: boolean;
  missing: readonly BranchFact[];
}

/**
 * In which branches of social insurance somebody is insured by a kind of work: the one answer to what status, age, fund,
 * pay, hours and pension mean for contributions, pension and sick pay. Rules by status: `statusRules`. Throws
 * `invalid-input`, `invalid-date`, `negative-amount`.
 */
export function insuredBranches(input: InsuredBranchesInput): InsuredBranches {
  const known = checked(input);
  const missing = new Set<BranchFact>();
  const rule = ruleOf(known, missing);
  const isMinijob = minijobOf(rule, known, missing);
  const isPastAge = pastStandardAge(rule, known, missing);
  const cover = coverOf(rule, known, missing);
  const isWorkingStudent = workingStudent(rule, known, isMinijob, missing);
  const isInsuredStudent = rule.studentHours !== undefined && !isWorkingStudent;
  const sickPay = isInsuredStudent
    ? sickPayOf(statusRules.employee, { ...known, isMinijob }, 'statutory', missing)
    : sickPayOf(rule, { ...known, isMinijob }, cover, missing);
  return {
    isEmployee: rule.isEmployee,
    employment: rule.employment,
    isMinijob,
    pensionScheme: schemeOf(rule, known),
    pension: pensionOf(rule, known, isPastAge, isMinijob),
    unemployment: unemploymentOf(rule, isPastAge, isMinijob, isWorkingStudent),
    health: healthOf(rule, cover, isMinijob, isWorkingStudent),
    cover,
    ...sickPay,
    activePension: rule.isEmployee && rule.pensionScheme === 'statutory' && isPastAge && !isMinijob,
    missing: [...missing],
  };
}

function checked(input: InsuredBranchesInput): InsuredBranchesInput {
  const { status, date, birthDate, grossMonth, weeklyHours, health, scheme } = requireRecord(input, 'input');
  requireCode(status, occupationalStatuses, 'status');
  requireDate(date, 'date');
  if (birthDate !== undefined) requireDate(birthDate, 'birthDate');
  if (grossMonth !== undefined) requireAmount(grossMonth, 'grossMonth');
  if (weeklyHours !== undefined) requireNumber(weeklyHours, 'weeklyHours', 0, 168);
  if (health !== undefined) requireCode(health, healthCovers, 'health');
  if (scheme !== undefined) requireCode(scheme, socialSchemes, 'scheme');
  for (const flag of [
    'professionalPensionFund',
    'fullOldAgePension',
    'pensionWaiver',
    'sickPayElected',
    'controlsCompany',
  ] as const)
    requireFlag(input[flag] ?? false, flag);
  return input;
}

type Missing = Set<BranchFact>;

function ruleOf({ status, controlsCompany, scheme }: InsuredBranchesInput, missing: Missing): StatusRule {
  if (status === 'selfEmployed' || status === 'freelancer') {
    if (scheme === 'artists') return artist;
    return scheme === 'farmers' ? farmer : statusRules[status];
  }
  if (status !== 'managingPartner') return statusRules[status];
  if (controlsCompany === undefined) missing.add('controlsCompany');
  return controlsCompany === true ? controllingPartner : statusRules.managingPartner;
}

function minijobOf(rule: StatusRule, { grossMonth, date }: InsuredBranchesInput, missing: Missing): boolean {
  if (rule.employment !== 'automatic') return false;
  if (grossMonth === undefined) missing.add('gross');
  return grossMonth !== undefined && grossMonth > 0 && grossMonth <= minijobLimitOn(date);
}

function pastStandardAge(
  rule: StatusRule,
  { birthDate, date }: InsuredBranchesInput,
  missing: Missing,
): boolean {
  if (!rule.isEmployee) return false;
  if (birthDate === undefined) missing.add('birthDate');
  return birthDate !== undefined && date >= monthAfterAge(birthDate, fullPensionAge('standard', birthDate));
}

function coverOf(
  rule: StatusRule,
  { health }: InsuredBranchesInput,
  missing: Missing,
): HealthCover | undefined {
  const cover = rule.alwaysCovered ?? health ?? rule.usualCover;
  if (cover === undefined) missing.add('healthInsurance');
  return cover;
}

/** § 6 (1) Nr. 3 SGB V: of up to 20 hours a week; while the hours are unknown, as most of them work. */
function workingStudent(
  rule: StatusRule,
  { weeklyHours }: InsuredBranchesInput,
  isMinijob: boolean,
  missing: Missing,
): boolean {
  if (rule.studentHours === undefined || isMinijob) return false;
  if (weeklyHours === undefined) missing.add('weeklyHours');
  return (weeklyHours ?? 0) <= rule.studentHours;
}

function schemeOf(rule: StatusRule, { professionalPensionFund }: InsuredBranchesInput) {
  const mayBeProfessional = rule.pensionScheme === 'statutory' || rule.mayHaveOwnFund;
  return professionalPensionFund === true && mayBeProfessional ? 'professional' : rule.pensionScheme;
}

function pensionOf(
  rule: StatusRule,
  { professionalPensionFund, fullOldAgePension, pensionWaiver }: InsuredBranchesInput,
  isPastAge: boolean,
  isMinijob: boolean,
): InsuredBranch {
  if (rule.isArtist) return { employee: true, employer: false, source: rule.pensionSource };
  if (!rule.isEmployee || rule.pensionScheme !== 'statutory')
    return { employee: false, employer: false, source: rule.pensionSource };
  if (professionalPensionFund === true)
    return { employee: false, employer: false, source: '§ 6 (1) Nr. 1, § 172a SGB VI' };
  if (rule.hasBenefits === true)
    return { employee: false, employer: true, source: '§ 5 (4) Nr. 2, § 172 (1) Nr. 2 SGB VI' };
  if (isPastAge && fullOldAgePension === true && pensionWaiver !== true)
    return { employee: false, employer: true, source: '§ 5 (4), § 172 (1) SGB VI' };
  return {
    employee: true,
    employer: true,
    source: isMinijob ? '§ 168 (1) Nr. 1b SGB VI' : rule.pensionSource,
  };
}

function unemploymentOf(
  rule: StatusRule,
  isPastAge: boolean,
  isMinijob: boolean,
  isWorkingStudent: boolean,
): InsuredBranch {
  const nobody = (source: string) => ({ employee: false, employer: false, source });
  if (!rule.isEmployee || rule.pensionScheme !== 'statutory') return nobody(rule.unemploymentSource);
  if (isMinijob) return nobody('§ 27 (2) SGB III');
  if (isWorkingStudent) return nobody('§ 27 (4) Nr. 2 SGB III');
  if (isPastAge) return { employee: false, employer: true, source: '§ 28 (1) Nr. 1, § 346 (3) SGB III' };
  return { employee: true, employer: true, source: rule.unemploymentSource };
}

function healthOf(
  rule: StatusRule,
  cover: HealthCover | undefined,
  isMinijob: boolean,
  isWorkingStudent: boolean,
): InsuredBranch {
  const nobody = (source: string) => ({ employee: false, employer: false, source });
  if (isMinijob) return nobody('§ 7 (1) SGB V');
  if (isWorkingStudent) return nobody('§ 6 (1) Nr. 3 SGB V');
  if (cover === 'private')
    return nobody(rule.isEmployee ? '§ 6 (1) Nr. 1, § 257 (2) SGB V' : rule.healthSource);
  if (cover === 'privateAid' || cover === 'freeMedicalCare') return nobody('§ 6 (1) Nr. 2 SGB V');
  const byEmployer = rule.isEmployee && rule.pensionScheme === 'statutory';
  // who earns more than a Minijob pays is no longer in the family insurance, whatever is recorded
  if (cover === 'family' && !byEmployer) return nobody('§ 10 SGB V');
  if (cover === undefined) return nobody(rule.healthSource);
  const source = cover === 'statutoryVoluntary' ? '§ 9, § 240 SGB V' : rule.healthSource;
  return { employee: rule.paysHealth, employer: byEmployer && rule.paysHealth, source };
}

function sickPayOf(
  rule: StatusRule,
  known: InsuredBranchesInput & { isMinijob: boolean },
  cover: HealthCover | undefined,
  missing: Missing,
): Pick<InsuredBranches, 'sickPay' | 'sickPaySource'> {
  if (rule.sickPay !== 'fund' && rule.sickPay !== 'elected')
    return { sickPay: rule.sickPay, sickPaySource: rule.sickPaySource };
  if (known.isMinijob) return { sickPay: 'none', sickPaySource: '§ 7 (1), § 44 SGB V, § 3 EFZG' };
  if (cover === undefined) {
    missing.add('healthInsurance');
    return { sickPay: undefined, sickPaySource: rule.sickPaySource };
  }
  if (cover !== 'statutory' && cover !== 'statutoryVoluntary')
    return { sickPay: 'none', sickPaySource: '§ 44 (1), (2) Nr. 1 SGB V' };
  if (known.fullOldAgePension === true) return { sickPay: 'none', sickPaySource: '§ 50 (1) Nr. 1 SGB V' };
  if (rule.sickPay === 'elected' && known.sickPayElected !== true)
    return { sickPay: 'none', sickPaySource: '§ 44 (2) Nr. 2 SGB V' };
  return { sickPay: 'fund', sickPaySource: rule.sickPaySource };
}
