export { type TriedFree, triedFree } from './triedFree';
export { type TriedSavingsRate, triedSavingsRate } from './triedSavingsRate';
export { goalTaskId } from './goalTask';
