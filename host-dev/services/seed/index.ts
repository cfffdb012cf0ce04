export { generateHousehold } from './generatedHousehold';
export { type GeneratedData, loadGenerated } from './loadGenerated';
export { seedOnce } from './seedOnce';
