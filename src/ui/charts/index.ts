export type { BudgetRole, SeriesRole } from './roles';
export { Ring, type RingProps } from './Ring';
export { RoleMark } from './RoleMark';
export { Sankey, type SankeyProps } from './Sankey';
export type { SankeySource, SankeyUse } from './sankeyLayout';
export { ShareBar, type ShareBarProps } from './ShareBar';
export { useWidth } from './useWidth';
export { ValueLine, type ValueLineProps } from './ValueLine';
