import { addMonths, type Cents } from '@vp-digital/core/finance';
import { assumptionsOf } from '../assumptionsOf';
import { computed, factsOf, missingAll, type Outcome } from '../outcome';
import {
  type BasicPensionCourse,
  type BasicPensionQuestion,
  basicPensionCourse,
  contributionForPension,
  depotPension,
} from './basicPensionCourse';

export interface SavingsGoal {
  /** Contribution of a month that brings the pension, and the course with it. */
  monthly: Cents;
  course: BasicPensionCourse;
  /** What it costs more a month to begin a year later. */
  waitingMonth: Cents;
  /** Where the maximum is not enough: what goes into the Basisrente, and into a depot, a month. */
  split: { basic: Cents; depot: Cents } | undefined;
}

/**
 * Sparziel: the contribution for a net pension in today's money, what waiting costs, and the split where not all of it
 * would be deducted. Missing: as F21.
 */
export function savingsGoal(question: BasicPensionQuestion, target: Cents): Outcome<SavingsGoal> {
  const monthly = contributionForPension(question, target);
  const later = contributionForPension({ ...question, date: addMonths(question.date, 12) }, target);
  if (monthly.kind !== 'computed') return monthly.kind === 'missing' ? missingAll(factsOf(monthly)) : monthly;
  const course = basicPensionCourse({ ...question, terms: { ...question.terms, monthly: monthly.value } });
  if (course.kind !== 'computed') return course.kind === 'missing' ? missingAll(factsOf(course)) : course;
  return computed({
    monthly: monthly.value,
    course: course.value,
    waitingMonth: later.kind === 'computed' ? Math.max(0, later.value - monthly.value) : 0,
    split: course.value.withoutEffect > 0 ? splitOf(question, course.value, target) : undefined,
  });
}

/** The whole room goes into the Basisrente, in whole euros of a month; a depot has to bring the rest of the pension. */
function splitOf(
  question: BasicPensionQuestion,
  course: BasicPensionCourse,
  target: Cents,
): SavingsGoal['split'] {
  const counted = course.contributionYear - course.withoutEffect;
  const basic = Math.max(0, Math.floor((counted - question.terms.december) / 12 / 100) * 100);
  const reached = basicPensionCourse({ ...question, terms: { ...question.terms, monthly: basic } });
  const lacking =
    reached.kind === 'computed' ? Math.max(0, target - reached.value.cases.middle.real) : target;
  const rate = 100_000;
  const per =
    depotPension(rate, { months: course.months, assumed: assumptionsOf(question.household) }).real / rate;
  return { basic, depot: Math.ceil(lacking / per / 100) * 100 };
}
