import type { IsoDate } from '@vp-digital/core/finance';
import { type Certainty, certaintyOf } from '../certaintyOf';
import { defineFigure, type OnDay } from '../defineFigure';
import { computed, type NeededFact, type Outcome } from '../outcome';
import { bandDeviation, plausible } from './bandRules';
import { type Criterion, type CriterionValues, criterionValues, type GradeData } from './criteria';
import { gradeDocuments } from './gradeDocuments';
import { criterionGrade, gradeOf } from './gradeOf';

/** What a criterion adds to the width of the band. */
export interface BandPart {
  criterion: Criterion;
  certainty: Certainty;
  /** What is asked for, where it is missing. */
  facts: readonly NeededFact[];
  /** The criterion's own grade at best and at worst. */
  best: number;
  worst: number;
  /** Tenths of the whole grade that it would narrow the band by, if it were known exactly. */
  width: number;
}

export interface GradeBand {
  best: number;
  worst: number;
  /** Those that are not sure, widest first. */
  parts: BandPart[];
}

/**
 * F24 as a band, as long as facts are estimated, usual or missing: the grade with every such criterion at its best, and at its worst.
 * Undefined while there is no grade.
 */
export function gradeBand(household: GradeData, date: IsoDate): GradeBand | undefined {
  const values = criterionValues({ household, date });
  if (gradeOf(values).kind !== 'graded') return undefined;
  const ranges = criteria.flatMap((criterion) => {
    const range = rangeOf(criterion, values[criterion], () =>
      certaintyOfCriterion(criterion, household, date),
    );
    return range ? [range] : [];
  });
  const at = (end: 'best' | 'worst') =>
    gradeOf({
      ...values,
      ...Object.fromEntries(ranges.map((range) => [range.criterion, computed(range[end])])),
    });
  const [best, worst] = [at('best'), at('worst')];
  if (best.kind !== 'graded' || worst.kind !== 'graded') return undefined;
  const weightOf = (criterion: Criterion) =>
    best.criteria.find((one) => one.criterion === criterion)?.weight ?? 0;
  const parts = ranges.map(({ criterion, certainty, facts, ...ends }): BandPart => {
    const [own, ownWorst] = [criterionGrade(criterion, ends.best), criterionGrade(criterion, ends.worst)];
    return {
      criterion,
      certainty,
      facts,
      best: own,
      worst: ownWorst,
      width: 10 * weightOf(criterion) * (ownWorst - own),
    };
  });
  return {
    best: best.grade,
    worst: worst.grade,
    parts: parts.filter(({ width }) => width > 0).sort((one, other) => other.width - one.width),
  };
}

interface Range {
  criterion: Criterion;
  certainty: Certainty;
  facts: readonly NeededFact[];
  best: number;
  worst: number;
}

function rangeOf(
  criterion: Criterion,
  outcome: Outcome<number>,
  certaintyNow: () => Certainty,
): Range | undefined {
  if (outcome.kind === 'notRelevant') return undefined;
  if (outcome.kind === 'missing') {
    const { least, most } = plausible[criterion];
    return { criterion, certainty: 'missing', facts: outcome.facts, ...inOrder(criterion, least, most) };
  }
  const certainty = certaintyNow();
  const deviation = certainty === 'missing' ? 0 : bandDeviation[certainty];
  const { value } = outcome;
  return {
    criterion,
    certainty,
    facts: [],
    ...inOrder(criterion, value * (1 - deviation), value * (1 + deviation)),
  };
}

/** Less debt service is better, more of anything else. */
function inOrder(criterion: Criterion, one: number, other: number): Pick<Range, 'best' | 'worst'> {
  return criterionGrade(criterion, one) <= criterionGrade(criterion, other)
    ? { best: one, worst: other }
    : { best: other, worst: one };
}

/** As of a figure: by the entries that it reads. F15 and F17 rest on usual values besides. */
const certaintyOfCriterion = (criterion: Criterion, household: GradeData, date: IsoDate): Certainty =>
  certaintyOf(
    defineFigure('financialGrade', {
      documents: gradeDocuments,
      unit: 'share',
      source: 'K1 to K7',
      of: (data: GradeData, input: OnDay): Outcome<number> =>
        criterionValues({ household: data, date: input.date })[criterion],
      amount: (value) => value,
      assumes: () => criterion === 'retirement' || criterion === 'protection',
    }),
    household,
    { date },
  );

const criteria = Object.keys(plausible) as (keyof CriterionValues)[]; // Object.keys forgets the literal keys
