export type { CoursePart } from './coverUntilRetirement';
export { type DayAfter, dayAfter } from './dayAfter';
export { type DeathCover, deathCover, mainEarnerDeathCover, deathGapFigure } from './deathCover';
export { type DisabilityCover, disabilityCovers } from './disabilityCovers';
export { type DisabilityEstimate, disabilityEstimate, disabilityPensionFigure } from './disabilityEstimate';
export { type EarningPower, earningPower, earningPowerFigure } from './earningPower';
export { type CourseCase, type CoursePhase, type IncomeCourse, incomeCourse } from './incomeCourse';
export {
  type CoverGap,
  type IncomeProtection,
  incomeProtection,
  protectionGapFigure,
  protectionNeedFigure,
} from './incomeProtection';
export { type IncomeWhenSick, incomeWhenSick, sickPayFigure } from './incomeWhenSick';
export {
  chosenBlocks,
  type ConceptBlock,
  conceptBlocks,
  conceptField,
  type InsurablePension,
  insurablePension,
  laterPurchasingPower,
  withProtectionConcept,
} from './protectionConcept';
export { type OrphansPension, orphansPension } from './orphansPension';
export { type WidowPension, widowPension, widowPensionFigure } from './widowPension';
