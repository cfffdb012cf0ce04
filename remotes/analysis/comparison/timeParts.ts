/** Two points in time: fetched when they are looked at. */
export { TimeComparison } from './TimeComparison';
export { comparedWords as words } from '@vp-digital/core/snapshots';
