export { gradeCriteria } from '../assumptions';
export { bandDeviation } from './bandRules';
export { type Criterion, type CriterionValues, criterionValues, type GradeData } from './criteria';
export { financialGrade, financialGradeFigure } from './financialGrade';
export { type BandPart, type GradeBand, gradeBand } from './gradeBand';
export { gradeDocuments } from './gradeDocuments';
export { criterionGrade, type FinancialGrade, type GradedCriterion, gradeOf } from './gradeOf';
export { type Cover, type ProtectionCoverage, protectionCoverage } from './protectionCoverage';
export { type CriterionAmount, criterionAmounts, type GradeLever, gradeLevers } from './levers';
