import { type Certainty, certaintyWord } from '@vp-digital/core/household';
import { type BudgetRole, RoleMark, type SeriesRole, ShareBar } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './rows.module.css';
import { CertaintyMark } from './CertaintyMark';

export interface CustomerRow {
  key: string;
  name: ReactNode;
  /** A second line under the name. */
  detail?: ReactNode;
  /** Written with its unit. */
  value: ReactNode;
  /** How sure the value is; not of what is no figure. */
  certainty?: Certainty | undefined;
  /** The colour that it has in a chart. */
  role?: BudgetRole | SeriesRole | undefined;
  /** A bar under the row: a share of the widest, 0 to 1. */
  share?: number | undefined;
  /** Under a line and in bold: the sum of those above. */
  total?: boolean | undefined;
}

export interface CustomerRowsProps {
  rows: readonly CustomerRow[];
  /** What the rows are together, where each of them is only a moment of one result: the foot of the page names that. */
  result?: ReactNode;
  /** Many short rows stand in two columns where there is room. Default 1. */
  columns?: 1 | 2 | undefined;
}

/** Names with their values; a name never goes without its value, nor a value without its name. */
export function CustomerRows({ rows, result, columns = 1 }: CustomerRowsProps) {
  return (
    <dl className={classes['rows']} data-columns={columns === 2 ? 'two' : undefined}>
      {rows.map(({ key, name, detail, value, certainty, role, share, total }) => (
        <div key={key} className={classes['row']} data-total={total || undefined}>
          <dt>
            <span className={classes['term']}>
              {role && <RoleMark role={role} />}
              <span className={classes['words']}>{name}</span>
            </span>
            {detail && <span className={classes['detail']}>{detail}</span>}
          </dt>
          <dd>
            <span className={classes['value']}>{value}</span>
            {certainty && <CertaintyMark quiet name={result ?? name} certainty={certaintyWord(certainty)} />}
          </dd>
          {share !== undefined && (
            <dd className={classes['bar']}>
              <ShareBar share={share} kind={role ?? 'needs'} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
