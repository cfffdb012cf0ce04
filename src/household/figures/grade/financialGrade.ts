import type { IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { criterionValues } from './criteria';
import { type FinancialGrade, gradeOf } from './gradeOf';

/** F24 Finanznote of a household as it stands on a day. */
export const financialGrade = (input: { household: SectionData; date: IsoDate }): FinancialGrade =>
  gradeOf(criterionValues(input));
