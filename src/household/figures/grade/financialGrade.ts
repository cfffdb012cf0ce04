import type { IsoDate } from '@vp-digital/core/finance';
import { criterionValues, type GradeData } from './criteria';
import { gradeDocuments } from './gradeDocuments';
import { type FinancialGrade, gradeOf } from './gradeOf';
import { defineFigure } from '../defineFigure';
import { computed, missingAll, type Outcome } from '../outcome';

/** F24 Finanznote of a household as it stands on a day. */
export const financialGrade = (input: { household: GradeData; date: IsoDate }): FinancialGrade =>
  gradeOf(criterionValues(input));

export const financialGradeFigure = /* @__PURE__ */ defineFigure('financialGrade', {
  number: 'F24',
  documents: gradeDocuments,
  unit: 'grade',
  source: 'K1 to K7, weighted',
  of(household, { date }): Outcome<Extract<FinancialGrade, { kind: 'graded' }>> {
    const grade = financialGrade({ household, date });
    return grade.kind === 'graded'
      ? computed(grade)
      : missingAll(grade.missing.flatMap(({ facts }) => facts));
  },
  amount: ({ grade }) => grade,
  // F15 and F17 among its criteria rest on usual assumptions
  assumes: ({ criteria }) =>
    criteria.some(({ criterion }) => criterion === 'retirement' || criterion === 'protection'),
  explained: true,
});
