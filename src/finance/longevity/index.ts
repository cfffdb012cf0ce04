export { type CoupleSurvival, coupleSurvival } from './coupleSurvival';
export { type LifeExpectancy, lifeExpectancy } from './lifeExpectancy';
export type { Sex } from './lifeTable';
export type { LifeTable, LifeTableRow } from './lifeTableShape';
export { type AgeReached, ageReached, type Survival, survivalProbability } from './survival';
