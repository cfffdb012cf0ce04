import type { ReactNode } from 'react';

export interface NotOnPaperProps {
  /** Default true. */
  when?: boolean;
  children: ReactNode;
}

/** What is the advisor's alone: a page that is printed is for everybody. */
export const NotOnPaper = ({ when = true, children }: NotOnPaperProps) => (
  <div data-vp-screen={when || undefined}>{children}</div>
);
