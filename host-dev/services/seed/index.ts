export { generateHousehold } from './generatedHousehold';
export { type GeneratedData, loadGenerated } from './loadGenerated';
export { refuseDemoAccounts } from './refuseDemoAccounts';
export { seedHealthOnce } from './sampleHealth';
export { seedOnce } from './seedOnce';
export { seedTalksOnce } from './seedTalksOnce';
