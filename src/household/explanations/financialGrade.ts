import { count, type FigureExplanation, type FigureStepKey, info, share, total } from './steps';
import type { Criterion } from '../figures/grade/criteria';
import type { FinancialGrade } from '../figures/grade/gradeOf';

type Graded = Extract<FinancialGrade, { kind: 'graded' }>;

/** F24: the grade of each criterion with its value and weight, and what is not known and so counts nothing. */
export const explain = ({ criteria, missing, grade }: Graded): FigureExplanation => ({
  remark: 'gradeRemark',
  sections: [
    {
      key: 'financialGrade',
      of: 'mixed',
      steps: [
        ...criteria.map(({ criterion, value, weight, grade: own }) =>
          info(names[criterion], count(own, 1), {
            note: 'gradeCriterionNote',
            values: { value: share(value), weight: share(weight) },
          }),
        ),
        ...missing.map(({ criterion }) =>
          info(names[criterion], { unit: 'code', code: '–' }, { note: 'gradeUnknownNote' }),
        ),
        total('financialGrade', count(grade, 1)),
      ],
    },
  ],
});

const names: Readonly<Record<Criterion, FigureStepKey>> = {
  reserve: 'gradeReserve',
  savingsRate: 'gradeSavingsRate',
  debtService: 'gradeDebtService',
  protection: 'gradeProtection',
  retirement: 'gradeRetirement',
  subsidies: 'gradeSubsidies',
  wealth: 'gradeWealth',
};
