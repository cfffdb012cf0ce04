export { type Criterion, type CriterionValues, criterionValues } from './criteria';
export { financialGrade, financialGradeFigure } from './financialGrade';
export { criterionGrade, type FinancialGrade, type GradedCriterion, gradeOf } from './gradeOf';
export { type Cover, type ProtectionCoverage, protectionCoverage } from './protectionCoverage';
