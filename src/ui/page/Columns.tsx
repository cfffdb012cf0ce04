import type { ReactNode } from 'react';
import classes from './Layout.module.css';

export interface ColumnsProps {
  /** Columns at full width; one below 768, two from there. Default 2. */
  count?: 1 | 2 | 3 | undefined;
  /**
   * `fields`: two short fields side by side at every width, amounts where there is room for them. `parts`: of one card, which
   * need less room than cards of their own. Default `cards`.
   */
  kind?: 'cards' | 'fields' | 'parts' | undefined;
  /** Equal heights. */
  stretch?: boolean | undefined;
  children?: ReactNode;
}

/** Columns that follow the width of the page. */
export function Columns({ count = 2, kind = 'cards', stretch, children }: ColumnsProps) {
  return (
    <div
      className={classes['columns']}
      data-count={count}
      data-fields={kind === 'fields' || undefined}
      data-parts={kind === 'parts' || undefined}
      data-stretch={stretch || undefined}
    >
      {children}
    </div>
  );
}
