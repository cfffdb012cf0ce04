import type { LeverCondition } from '@vp-digital/core/household';
import { InfoIcon, PositiveIcon, TextLink, WarningIcon } from '@vp-digital/core/ui';
import classes from './ConditionRows.module.css';

export interface ConditionRow {
  key: string;
  state: LeverCondition['state'];
  /** "Eigenbeitrag im Jahr: nicht erfüllt". */
  words: string;
  /** The value, and what it was held against. */
  value?: string | undefined;
  /** Where what is not known is told. */
  href?: string | undefined;
}

export interface ConditionRowsProps {
  rows: readonly ConditionRow[];
  /** What leads there. */
  add: string;
}

const icons = { met: PositiveIcon, unmet: WarningIcon, unknown: InfoIcon } as const;

/** What has to be so, whether it is, and the value that it was held against. */
export function ConditionRows({ rows, add }: ConditionRowsProps) {
  return (
    <ul className={classes['list']}>
      {rows.map(({ key, state, words, value, href }) => {
        const Icon = icons[state];
        return (
          <li key={key} className={classes['condition']} data-state={state}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <span className={classes['words']}>
              <span>{words}</span>
              {value !== undefined && <span className={classes['value']}>{value}</span>}
              {state === 'unknown' && href !== undefined && (
                <TextLink writes href={href}>
                  {add}
                </TextLink>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
