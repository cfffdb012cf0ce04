import type { ReactNode } from 'react';
import classes from './UnderName.module.css';

/** What a column says that a narrow table leaves out (`secondary: 'roomy'`), under the name. */
export function UnderName({ children }: { children: ReactNode }) {
  return <span className={classes['under']}>{children}</span>;
}
