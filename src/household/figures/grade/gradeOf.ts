import { gradeCriteria, gradeRules } from '../assumptions';
import type { NeededFact, Outcome } from '../outcome';
import type { Criterion, CriterionValues } from './criteria';

export interface GradedCriterion {
  criterion: Criterion;
  /** As in `CriterionValues`. */
  value: number;
  /** 1.0 to 6.0. */
  grade: number;
  /** Share of the whole grade; the weights of all graded criteria add up to 1. */
  weight: number;
}

interface Graded {
  criteria: GradedCriterion[];
  missing: { criterion: Criterion; facts: readonly NeededFact[] }[];
  notRelevant: Criterion[];
}

export type FinancialGrade =
  /** `grade` has one decimal, `exact` all of them. */
  | ({ kind: 'graded'; grade: number; exact: number } & Graded)
  /** Fewer than four criteria can be computed; `missing` says why. */
  | ({ kind: 'notGraded'; reason: 'tooFewCriteria'; needed: number } & Graded);

const criteria = Object.keys(gradeCriteria) as Criterion[]; // Object.keys forgets the literal keys

/**
 * F24 Finanznote of criterion values: each graded linearly between the values for 1.0 and 6.0, weighted; criteria
 * that are not relevant or not computable are dropped and the weights of the others raised. What-if questions put
 * other values in. An orientation, not a rating of creditworthiness.
 */
export function gradeOf(values: CriterionValues): FinancialGrade {
  const known = criteria.flatMap((criterion) => {
    const outcome = values[criterion];
    return outcome.kind === 'computed' ? [{ criterion, value: outcome.value }] : [];
  });
  const totalWeight = known.reduce((sum, { criterion }) => sum + gradeCriteria[criterion].weight, 0);
  const graded: Graded = {
    criteria: known.map(({ criterion, value }) => ({
      criterion,
      value,
      grade: criterionGrade(criterion, value),
      weight: gradeCriteria[criterion].weight / totalWeight,
    })),
    missing: criteria.flatMap((criterion) => missingIn(criterion, values[criterion])),
    notRelevant: criteria.filter((criterion) => values[criterion].kind === 'notRelevant'),
  };
  const needed = gradeRules.fewestCriteria;
  if (known.length < needed) return { kind: 'notGraded', reason: 'tooFewCriteria', needed, ...graded };
  const exact = graded.criteria.reduce((sum, { grade, weight }) => sum + grade * weight, 0);
  return { kind: 'graded', grade: Math.round(exact * 10) / 10, exact, ...graded };
}

/** Grade of one value, 1.0 to 6.0. */
export function criterionGrade(criterion: Criterion, value: number): number {
  const { best, worst } = gradeCriteria[criterion];
  const reached = Math.min(1, Math.max(0, (value - worst) / (best - worst)));
  return gradeRules.worst - reached * (gradeRules.worst - gradeRules.best);
}

const missingIn = (criterion: Criterion, outcome: Outcome<number>): Graded['missing'] =>
  outcome.kind === 'missing' ? [{ criterion, facts: outcome.facts }] : [];
