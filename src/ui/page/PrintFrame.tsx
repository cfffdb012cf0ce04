import type { IsoDate } from '@vp-digital/core/finance';
import { formatDate } from '@vp-digital/core/reference/format';
import type { ReactNode } from 'react';
import { useUiText } from '../text';
import classes from './PrintFrame.module.css';

export interface PrintFrameProps {
  /** Whose page it is; undefined while that is not known. */
  household: string | undefined;
  /** The day as of which the page shows its figures. */
  asOf: IsoDate;
  children: ReactNode;
}

/** What only paper shows around a page: whose it is, as of when, and what its figures are not. */
export function PrintFrame({ household, asOf, children }: PrintFrameProps) {
  const { t, language } = useUiText();
  return (
    <>
      <p className={classes['head']}>
        <b>{household}</b>
        <span>{t('print.asOf', { date: formatDate(asOf, language) })}</span>
      </p>
      {children}
      <p className={classes['note']}>{t('print.note', { year: asOf.slice(0, 4) })}</p>
    </>
  );
}
