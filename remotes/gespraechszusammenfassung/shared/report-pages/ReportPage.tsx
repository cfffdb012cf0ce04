import type { Op, Page } from '@vp-digital/core/pdf';
import classes from './ReportPage.module.css';

/**
 * One page of a layout, drawn. Positions and widths are the file's own; the fonts are the same two. A run that ends
 * with a space has no fixed width, because the layout measures it without. By its id it is drawn again elsewhere.
 */
export function ReportPage({ page, label, id }: { page: Page; label: string; id: string }) {
  return (
    <svg
      className={classes['page']}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="group"
      aria-label={label}
      xmlns="http://www.w3.org/2000/svg"
    >
      <g id={id}>
        {page.groups.map((group, index) => (
          // Groups never change their order: a new layout draws all of them anew.
          <g key={`group ${index}`} aria-hidden={group.kind === 'artifact' || undefined}>
            {group.ops.map((op, place) => (
              <Drawing key={`op ${place}`} op={op} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

function Drawing({ op }: { op: Op }) {
  switch (op.kind) {
    case 'text':
      return (
        <text
          className={classes[op.font]}
          x={op.x}
          y={op.y}
          fontSize={op.size}
          fill={op.colour}
          textLength={op.text.endsWith(' ') ? undefined : op.width}
          lengthAdjust="spacingAndGlyphs"
          data-figure={op.of?.figure}
          data-field={op.of?.field}
        >
          {op.text}
        </text>
      );
    case 'rect': {
      const { kind: _, ...rect } = op;
      return <rect {...rect} fill={op.fill ?? 'none'} />;
    }
    case 'line': {
      const { kind: _, dash, ...line } = op;
      return <line {...line} strokeDasharray={dash?.join(' ')} />;
    }
    case 'image': {
      const { kind: _, jpeg, ...place } = op;
      return <image {...place} href={`data:image/jpeg;base64,${jpeg}`} />;
    }
    case 'path': {
      const { kind: _, x, y, scale, data, ...path } = op;
      return (
        <path
          {...path}
          d={data}
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={op.fill ?? 'none'}
        />
      );
    }
  }
}
