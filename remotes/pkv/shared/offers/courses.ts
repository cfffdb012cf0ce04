import type { Cents } from '@vp-digital/core/finance';
import type { HealthCostCourse } from '@vp-digital/core/household';
import {
  glassesEvery,
  glassesShare,
  glassesYears,
  hospitalShare,
  implantShare,
  type Insured,
  outpatientShare,
  type Share,
  statutoryShares,
  statutoryTerms2026,
} from '../tariffs/examples';

/** Three courses of health over ten years, the better one first. */
export const healthCourses = ['healthy', 'normal', 'ill'] as const;
export type HealthCourse = (typeof healthCourses)[number];

const courseYears = 10;

type Bill = 'outpatient' | 'hospital' | 'implant' | 'glasses';

/** Which of the example bills come in which year (1 to 10): each course has all of the one before, and more. */
const bills: Record<HealthCourse, Readonly<Record<Bill, readonly number[]>>> = {
  healthy: { outpatient: [], hospital: [], implant: [], glasses: [] },
  normal: { outpatient: [1, 3, 5, 7, 9], hospital: [], implant: [6], glasses: [1, 3, 5, 7, 9] },
  ill: {
    outpatient: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    hospital: [3],
    implant: [2, 6],
    glasses: [1, 3, 5, 7, 9],
  },
};

/** One pair of glasses of the ten years. */
function pair(share: Share): Share {
  const pairs = glassesYears / glassesEvery;
  return { bill: share.bill / pairs, paid: share.paid / pairs, own: share.own / pairs, ownAlone: 0 };
}

/** What a year of bills leaves to be paid, the Selbstbeteiligung counted once. */
export const yearOwn = (shares: readonly Share[], deductibleYear: Cents): Cents => {
  const sum = (of: 'own' | 'paid') => shares.reduce((all, share) => all + share[of], 0);
  return sum('own') + Math.min(deductibleYear, sum('paid'));
};

export const privateShares = (insured: Insured, year: number): Record<Bill, Share> => ({
  outpatient: outpatientShare(insured),
  hospital: hospitalShare(insured),
  implant: implantShare(insured, year),
  glasses: pair(glassesShare(insured)),
});

export function fundShares(): Record<Bill, Share> {
  const { glasses, ...rest } = statutoryShares(statutoryTerms2026);
  return { ...rest, glasses: pair(glasses) };
}

const years = Array.from({ length: courseYears }, (_, index) => index + 1);

const ofYear = (course: HealthCourse, year: number, shares: Record<Bill, Share>): Share[] =>
  (Object.keys(shares) as Bill[]).flatMap((bill) =>
    bills[course][bill].includes(year) ? [shares[bill]] : [],
  );

/** Own contributions of ten years in today's money, without Selbstbeteiligung, as the course of the costs has them. */
function contributions(course: HealthCostCourse, system: 'statutory' | 'private'): Cents {
  const points = [...course.working, ...course.retired];
  const deductible = system === 'private' ? course.comparison.private.deductible : 0;
  return years.reduce((sum, year) => {
    const point = points.findLast(({ age }) => age <= course.age + year - 1) ?? points[0];
    return sum + ((point?.[system].real ?? 0) - deductible) * 12;
  }, 0);
}

/**
 * What ten years cost in a course of health; today's money. A guaranteed refund counts in years without a bill, one that
 * depends on results does not.
 */
export function privateTenYears(
  course: HealthCostCourse,
  insured: Insured,
  healthPremium: Cents,
  health: HealthCourse,
): Cents {
  const { refund } = insured.terms;
  return years.reduce(
    (sum, year) => {
      const shares = ofYear(health, year, privateShares(insured, year));
      const back = shares.length === 0 && refund.guaranteed ? refund.months * healthPremium : 0;
      return sum + yearOwn(shares, insured.deductibleYear) - back;
    },
    contributions(course, 'private'),
  );
}

export const statutoryTenYears = (course: HealthCostCourse, health: HealthCourse): Cents =>
  years.reduce(
    (sum, year) => sum + yearOwn(ofYear(health, year, fundShares()), 0),
    contributions(course, 'statutory'),
  );
