export { type FreeScenario, freeScenario } from './freeScenario';
export { type SavingsRateScenario, savingsRateScenario } from './savingsRateScenario';
export { goalTaskId } from './goalTask';
