import {
  type Criterion,
  type CriterionValues,
  criterionValues,
  type DataOf,
  type FinancialGrade,
  type GradeBand,
  gradeBand,
  gradeCriteria,
  gradeOf,
} from '@vp-digital/core/household';
import { setScenarioValue, useScenarioValue } from '@vp-digital/core/forms';
import { useHost } from '@vp-digital/core/platform';
import { useMemo } from 'react';
import type { documents } from '../../shared/documents';

export type SliderData = DataOf<typeof documents.financialGradeSliders>;
type Graded = Extract<FinancialGrade, { kind: 'graded' }>;

export interface GradeScenario {
  values: CriterionValues;
  today: FinancialGrade;
  /** As a band as long as facts are estimated, usual or missing. */
  band: GradeBand | undefined;
  /** With what is tried; the same as today while nothing is. */
  then: Graded | undefined;
  tried: Partial<Record<Criterion, number>>;
}

/** Values as they are tried, while they are: the advisor's page and the customer's are drawn from the same. */
function useTried(): Partial<Record<Criterion, number>> {
  const reserve = useScenarioValue('grade/reserve');
  const savingsRate = useScenarioValue('grade/savingsRate');
  const debtService = useScenarioValue('grade/debtService');
  const protection = useScenarioValue('grade/protection');
  const retirement = useScenarioValue('grade/retirement');
  const subsidies = useScenarioValue('grade/subsidies');
  const wealth = useScenarioValue('grade/wealth');
  const all = { reserve, savingsRate, debtService, protection, retirement, subsidies, wealth };
  return Object.fromEntries(
    Object.entries(all).flatMap(([criterion, value]) => (value === undefined ? [] : [[criterion, value]])),
  );
}

export const tryCriterion = (criterion: Criterion, value: number | undefined): void =>
  setScenarioValue(`grade/${criterion}`, value);

export function resetCriteria(): void {
  for (const criterion of Object.keys(gradeCriteria) as Criterion[]) tryCriterion(criterion, undefined); // Object.keys forgets the literal keys
}

/** The grade of today, its band, and what it would be with what is tried. */
export function useGradeScenario(data: SliderData): GradeScenario {
  const date = useHost().clock.today();
  const tried = useTried();
  const { values, band } = useMemo(
    () => ({ values: criterionValues({ household: data, date }), band: gradeBand(data, date) }),
    [data, date],
  );
  const changed = Object.fromEntries(
    Object.entries(tried).map(([criterion, value]) => [criterion, { kind: 'computed' as const, value }]),
  );
  const then = gradeOf({ ...values, ...changed });
  return { values, today: gradeOf(values), band, then: then.kind === 'graded' ? then : undefined, tried };
}
