export { type CoupleSurvival, coupleSurvival } from './couple-survival';
export { type LifeExpectancy, lifeExpectancy } from './life-expectancy';
export type { Sex } from './life-table';
export type { LifeTable, LifeTableRow } from './life-table-shape';
export { type AgeReached, ageReached, type Survival, survivalProbability } from './survival';
