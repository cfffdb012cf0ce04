export { type BudgetRole, roleFill, type SeriesRole } from './roles';
export { colours } from '../theme/colours';
export { Ring, type RingProps } from './Ring';
export { RoleMark } from './RoleMark';
export { ShareBar, type ShareBarProps } from './ShareBar';
export { useWidth } from './useWidth';
export { ValueLine, type ValueLineProps } from './ValueLine';
