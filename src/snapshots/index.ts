export { CompareCard, type CompareCardProps } from './comparison/CompareCard';
export { comparedWords } from './comparison/comparedWords';
export { GapChanges } from './comparison/GapChanges';
export { proposedPoint } from './comparison/pointsInTime';
export { SinceState, type SinceStateProps } from './comparison/SinceState';
export { SnapshotState, type SnapshotStateProps } from './SnapshotState';
export { UnreadableSnapshot } from './UnreadableSnapshot';
export { useFrozenSections } from './useFrozenSections';
