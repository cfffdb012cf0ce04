import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';
import { SkipLink } from './SkipLink';

export interface PageFrameProps {
  /** `AppHeader` with `AreaTabs`, on pages that have them. */
  header?: ReactNode;
  footer?: ReactNode;
  /** The page, with its `<main>`. */
  children: ReactNode;
}

/** The window from top to bottom: way over the header, header, page, footer at the lower edge. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  return (
    <div className={classes['frame']}>
      <SkipLink />
      {header}
      <div className={classes['content']}>{children}</div>
      {footer}
    </div>
  );
}
