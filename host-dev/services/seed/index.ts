export { generateHousehold } from './generatedHousehold';
export { type GeneratedData, loadGenerated } from './loadGenerated';
export { refuseDemoAccounts } from './refuseDemoAccounts';
export { seedOnce } from './seedOnce';
