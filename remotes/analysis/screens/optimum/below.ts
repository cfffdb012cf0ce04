/**
 * What comes when the answer stands: whether preconditions are met, what becomes a task, how it was calculated, and what is
 * in no sum.
 */
export { ChildSupplementCard } from './ChildSupplementCard';
export { ConditionState } from './ConditionState';
export { StateLinks } from '../../shared/frozen/StateLinks';
export { NotCountedCard } from './NotCountedCard';
export { TakeOver } from './TakeOver';
export { TaxClassCard } from './TaxClassCard';
export { UsedCard } from './UsedCard';
