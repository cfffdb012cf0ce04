/** What is opened from the Optimum: one file, fetched when the first of it is. */
export { LeverSheet } from './LeverSheet';
