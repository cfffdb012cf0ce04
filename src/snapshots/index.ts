export { CompareCard, type CompareCardProps } from './comparison/CompareCard';
export { comparedFigures } from './comparison/comparedFigures';
export type { Change } from './comparison/changes';
export { type ComparisonWords, namespaces as comparisonNamespaces } from './comparison/comparisonWords';
export { comparedWords } from './comparison/comparedWords';
export { type ComparedPoint, proposedPoint } from './comparison/pointsInTime';
export { SnapshotState, type SnapshotStateProps } from './SnapshotState';
export { UnreadableSnapshot } from './UnreadableSnapshot';
export { useFrozenSections } from './useFrozenSections';
