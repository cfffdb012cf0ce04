import { type Cents, healthChoiceRules, type IsoDate, lawFor, type Rate } from '@vp-digital/core/finance';
import { computed, mapOutcome, missing, notRelevant, type Outcome } from '../outcome';
import { type ExtraPay, extraPayOf, grossYear } from '../ownIncome';
import {
  ageOf,
  companyControl,
  isOnOwnAccount,
  mainEmployment,
  occupationOf,
  type People,
  socialSchemeOf,
  worksAbroad,
} from '../people';
import { hasFreeMedicalCare } from '../publicService';
import { defineFigure, type OfPerson } from '../defineFigure';

/** Why a person is eligible for full private health insurance, or is not. */
export type HealthEligibilityReason =
  | 'aboveLimit'
  | 'belowLimit'
  | 'civilServant'
  | 'freeMedicalCare'
  | 'selfEmployed'
  | 'insuredOnOwnAccount'
  | 'voluntaryMember'
  | 'student'
  | 'alreadyPrivate'
  | 'retired'
  | 'notEarning';

export interface HealthEligibility {
  /** Otherwise only supplementary insurance is possible. */
  full: boolean;
  reason: HealthEligibilityReason;
  /**
   * For employees: regular pay per year, with recorded special payments, and the limit (JAEG) that it has to exceed.
   */
  pay?: { year: Cents; limit: Cents; extra: ExtraPay };
  /** Still compulsorily insured though above the limit: this ends with the year. */
  fromNextYear: boolean;
  /** Returning from private insurance is practically impossible. */
  noReturn: boolean;
  /**
   * Of the privately insured, how they come back into a fund: as employees by pay below the limit, the others by an
   * employment that is insured, from 55 on not at all. None of them can simply enter one (§ 9 SGB V).
   */
  wayBack?: 'belowLimit' | 'employment' | 'closed';
}

/**
 * Who may leave the statutory fund: § 6 (1) Nr. 1 SGB V for employees, civil servants and the self-employed at any
 * time, students by exemption at the start, voluntary members without work by leaving; artists and farmers, who
 * are insured by law on own account, only by exemption; of the privately insured, how they would come back. No choice while Heilfürsorge lasts. Not relevant while nothing is known
 * about the work. A managing partner who controls the company counts as self-employed. Missing: gross, controlsCompany, foreignLaw of
 * work in another country.
 */
export function healthEligibility({
  household,
  personId,
  date,
  payShare = 1,
}: {
  household: People;
  personId: string;
  date: IsoDate;
  /** Share of today's pay that is earned, for part-time work. */
  payShare?: Rate;
}): Outcome<HealthEligibility> {
  const job = mainEmployment(household, personId);
  const occupation = occupationOf(household, personId);
  if (!job && occupation === 'notEarning') return notRelevant;
  const control = companyControl(household, personId);
  if (control === 'unknown') return missing('controlsCompany', personId);
  if (worksAbroad(household, personId)) return missing('foreignLaw', personId);
  const noReturn = (ageOf(household, personId, date) ?? 0) >= healthChoiceRules.returnAge;
  const isPrivate = job?.healthInsurance === 'private' || job?.healthInsurance === 'privateAid';
  const isEmployed = occupation === 'employee' && control !== 'controls';
  const byWork = isEmployed ? 'belowLimit' : 'employment';
  const result = (reason: HealthEligibilityReason, full: boolean): HealthEligibility => {
    const known = { full, reason, fromNextYear: false, noReturn };
    return isPrivate ? { ...known, wayBack: noReturn ? 'closed' : byWork } : known;
  };
  if (isEmployed)
    return mapOutcome(grossYear(household, personId), (year) => {
      const pay = {
        year: Math.round(year * payShare),
        limit: lawFor(date).law.healthInsurance.compulsoryLimitYear,
        extra: extraPayOf(household, personId),
      };
      const above = pay.year > pay.limit;
      // above the limit there is no way into a fund; below it exempted (§ 8 SGB V), or 55 and too long private (§ 6 (3a))
      if (isPrivate) return { ...result('alreadyPrivate', true), pay };
      const fromNextYear = above && job?.healthInsurance === 'statutory';
      return { ...result(above ? 'aboveLimit' : 'belowLimit', above), pay, fromNextYear };
    });
  if (hasFreeMedicalCare(household, personId)) return computed(result('freeMedicalCare', false));
  if (occupation === 'civilServant') return computed(result('civilServant', true));
  if (isPrivate) return computed(result('alreadyPrivate', true));
  if (isOnOwnAccount(household, personId))
    return computed(
      isInsuredByLaw(household, personId)
        ? result('insuredOnOwnAccount', false) // § 5 (1) Nr. 3, 4 SGB V
        : result('selfEmployed', true), // § 5 (5) SGB V
    );
  if (job?.status === 'student') return computed(result('student', true));
  if (occupation === 'notEarning' && job?.healthInsurance === 'statutoryVoluntary')
    return computed(result('voluntaryMember', true)); // § 175 (4), § 191 Nr. 3 SGB V
  return computed(result(occupation === 'retired' ? 'retired' : 'notEarning', false));
}

/** Artists and farmers, unless they are exempt, which a private or voluntary insurance says; or whoever is recorded as such. */
function isInsuredByLaw(household: People, personId: string): boolean {
  if (occupationOf(household, personId) !== 'selfEmployed') return false;
  const health = mainEmployment(household, personId)?.healthInsurance;
  const scheme = socialSchemeOf(household, personId);
  return health === 'statutory' || (health === undefined && (scheme === 'artists' || scheme === 'farmers'));
}

export const healthPayFigure = /* @__PURE__ */ defineFigure('healthPay', {
  documents: ['persons', 'employments', 'incomes'],
  unit: 'moneyYearly',
  source: '§ 6 (1) Nr. 1 SGB V',
  of: (household, { personId, date, payShare }: OfPerson & { payShare?: Rate }) => {
    const choice = healthEligibility({
      household,
      personId,
      date,
      ...(payShare !== undefined && { payShare }),
    });
    return choice.kind === 'computed' && choice.value.pay
      ? computed(choice.value.pay)
      : notRelevantOr(choice);
  },
  amount: ({ year }) => year,
  explained: true,
});

const notRelevantOr = (choice: Outcome<HealthEligibility>): Outcome<never> =>
  choice.kind === 'computed' ? notRelevant : choice;
