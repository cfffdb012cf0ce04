export { Radar, type RadarProps } from './Radar';
export { Sankey, type SankeyProps } from './Sankey';
export type { SankeySource, SankeyUse } from './sankeyLayout';
