import type { CoursePart } from '@vp-digital/core/household';
import { usePatternFill } from '@vp-digital/core/ui';
import classes from './roles.module.css';

export type MarkKind = CoursePart['payer'] | 'gap' | 'need' | 'costs';

/** The look of a part of a chart, before its name in a table or list. */
export function Mark({ kind }: { kind: MarkKind }) {
  const patterns = usePatternFill();
  return (
    <svg width="16" height="16" aria-hidden focusable="false">
      {kind === 'need' || kind === 'costs' ? (
        <line className={classes[kind]} x1="8" x2="8" y1="0" y2="16" />
      ) : (
        <rect
          className={kind === 'gap' ? undefined : classes[kind]}
          fill={kind === 'gap' ? patterns.gap : undefined}
          width="14"
          height="14"
          y="1"
        />
      )}
    </svg>
  );
}
