/** Two points in time: fetched when they are looked at. */
export { TimeComparison } from './TimeComparison';
