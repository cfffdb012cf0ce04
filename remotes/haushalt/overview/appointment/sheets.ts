/** What edits appointments: one file, fetched once the page stands. */
export { EditSheet } from './EditSheet';
export { EndSheet } from './EndSheet';
export { PlanSheet } from './PlanSheet';
