import { colours, roleFill, usePatternFill, useWidth } from '@vp-digital/core/ui';
import classes from './Sankey.module.css';
import { type SankeyNode, type SankeySource, type SankeyUse, sankeyLayout } from './sankeyLayout';

export interface SankeyProps {
  /** What it says, as a sentence: "Von 5.450 € netto fließen 3.744 € in Bedarf …". */
  label: string;
  sources: readonly SankeySource[];
  /** In the order of their roles. They add up to what the sources do. */
  uses: readonly SankeyUse[];
  /** What stands above the node in the middle. */
  middle: { label: string; value: string };
  format(amount: number): string;
}

const node = 10;
const middleNode = 14;
/** Names and amounts of the uses never stand further apart. */
const widestUse = 250;

/** Where money comes from and where it goes, from 768 up; a table with the same values belongs beside it. */
export function Sankey({ label, sources, uses, middle, format }: SankeyProps) {
  const { ref, width } = useWidth<HTMLDivElement>(520);
  const layout = sankeyLayout(sources, uses);
  const middleX = Math.round(width * 0.26);
  const usesX = Math.round(Math.max(width * 0.55, width - widestUse));
  return (
    <div ref={ref} className={classes['place']}>
      <svg
        className={classes['sankey']}
        viewBox={`0 0 ${width} ${layout.height}`}
        width="100%"
        height={layout.height}
        role="img"
        aria-label={label}
      >
        {layout.sources.map((source) => (
          <Source key={source.item.key} source={source} middleX={middleX} format={format} />
        ))}
        <rect
          x={middleX}
          y={layout.middle.y}
          width={middleNode}
          height={layout.middle.height}
          fill={colours.ink}
        />
        <text
          className={classes['axis']}
          x={middleX + middleNode / 2}
          y={layout.middle.y - 25}
          textAnchor="middle"
        >
          {middle.label}
        </text>
        <text
          className={classes['name']}
          x={middleX + middleNode / 2}
          y={layout.middle.y - 8}
          textAnchor="middle"
        >
          {middle.value}
        </text>
        {layout.uses.map((use) => (
          <Use
            key={use.item.key}
            use={use}
            from={middleX + middleNode}
            x={usesX}
            width={width}
            format={format}
          />
        ))}
      </svg>
    </div>
  );
}

interface SourceProps {
  source: SankeyNode<SankeySource>;
  middleX: number;
  format(amount: number): string;
}

function Source({ source: { item, y, height, middleY }, middleX, format }: SourceProps) {
  const { gap } = usePatternFill();
  const fill = item.missing ? gap : colours['role-flow-source'];
  const centre = y + height / 2;
  return (
    <>
      <rect y={y} width={node} height={height} fill={item.missing ? gap : colours['ink-2']} />
      <path
        d={band(node, y, middleX, middleY, height)}
        fill={fill}
        fillOpacity={item.missing ? undefined : 0.28}
      />
      <Backed x={node + 8} y={centre - 4} bold backed={item.missing}>
        {item.label}
      </Backed>
      <Backed x={node + 8} y={centre + 14} backed={item.missing}>
        {format(item.amount)}
      </Backed>
    </>
  );
}

interface UseProps {
  use: SankeyNode<SankeyUse>;
  from: number;
  x: number;
  width: number;
  format(amount: number): string;
}

function Use({ use: { item, y, height, middleY }, from, x, width, format }: UseProps) {
  const baseline = y + height / 2 + 5;
  const style = item.role === 'free' ? classes['name'] : classes['words'];
  return (
    <>
      <path
        d={band(from, middleY, x, y, height)}
        fill={roleFill(item.role).fill}
        fillOpacity={item.role === 'free' ? 0.5 : 0.22}
      />
      <rect x={x} y={y} width={node} height={height} {...roleFill(item.role)} />
      <text className={style} x={x + node + 8} y={baseline}>
        {item.label}
      </text>
      <text className={style} x={width} y={baseline} textAnchor="end">
        {format(item.amount)}
      </text>
    </>
  );
}

interface BackedProps {
  x: number;
  y: number;
  bold?: boolean | undefined;
  /** On stripes: with a white edge around the letters. */
  backed?: boolean | undefined;
  children: string;
}

function Backed({ x, y, bold, backed, children }: BackedProps) {
  return (
    <text
      className={bold ? classes['name'] : classes['words']}
      x={x}
      y={y}
      stroke={backed ? colours.surface : undefined}
      strokeWidth={backed ? 4 : undefined}
      paintOrder={backed ? 'stroke' : undefined}
    >
      {children}
    </text>
  );
}

/** A band of one thickness from one node to another, in an S. */
function band(fromX: number, fromY: number, toX: number, toY: number, height: number): string {
  const bend = (fromX + toX) / 2;
  const [a, b, c, d] = [fromY, toY, toY + height, fromY + height].map((y) => Math.round(y * 100) / 100);
  return `M${fromX} ${a}C${bend} ${a} ${bend} ${b} ${toX} ${b}V${c}C${bend} ${c} ${bend} ${d} ${fromX} ${d}Z`;
}
