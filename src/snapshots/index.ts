export { CompareCard, type CompareCardProps } from './comparison/CompareCard';
export { comparedWords } from './comparison/comparedWords';
export { proposedPoint } from './comparison/pointsInTime';
export { SnapshotState, type SnapshotStateProps } from './SnapshotState';
export { UnreadableSnapshot } from './UnreadableSnapshot';
export { useFrozenSections } from './useFrozenSections';
