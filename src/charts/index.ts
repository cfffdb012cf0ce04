export { AlignedCharts, type AlignedChartsProps } from './AlignedCharts';
export type { ColumnPart } from './Column';
export { type ChartLook, usePaint } from './looks';
export { Legend, type LegendItem } from './Legend';
export {
  AreaChart,
  type AreaChartProps,
  type ChartGround,
  type ChartLine,
  type ChartPoint,
  type FanBand,
  FanChart,
  type FanChartProps,
  LineChart,
  type LineChartProps,
} from './LineChart';
export type { Axis, AxisMark } from './Plot';
export { Radar, type RadarProps } from './Radar';
export { Sankey, type SankeyProps } from './Sankey';
export type { SankeySource, SankeyUse } from './sankeyLayout';
export { ShareRing, type ShareRingProps } from './ShareRing';
export { Staircase, type StaircaseProps, type StaircaseStep } from './Staircase';
export { StackedBars, type StackedBar, type StackedBarsProps } from './StackedBars';
export { TableOfChart, type ChartColumn, type TableOfChartProps } from './TableOfChart';
