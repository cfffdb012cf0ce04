export { Sankey, type SankeyProps } from './Sankey';
export type { SankeySource, SankeyUse } from './sankeyLayout';
