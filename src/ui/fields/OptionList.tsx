import { Combobox } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import classes from './Select.module.css';
import type { Option } from './option';

interface OptionListProps {
  id: string;
  labelledBy: string;
  options: readonly Option[];
  value: string | undefined;
  /** Said in place of the options: nothing found, still loading. */
  notice?: string | undefined;
  /** How a label is shown; default as it is. */
  show?: ((label: string) => ReactNode) | undefined;
}

/** The open list of a choice: rows of 44, the chosen one checked. */
export function OptionList({ id, labelledBy, options, value, notice, show }: OptionListProps) {
  return (
    <Combobox.Dropdown className={classes['dropdown']}>
      {notice !== undefined && (
        <p role="status" className={classes['notice']}>
          {notice}
        </p>
      )}
      <Combobox.Options
        id={id}
        className={classes['options']}
        labelledBy={labelledBy}
        hidden={options.length === 0}
      >
        {options.map((option) => (
          <Combobox.Option
            key={option.value}
            className={classes['option']}
            value={option.value}
            disabled={option.disabled ?? false}
            active={option.value === value}
            aria-selected={option.value === value}
          >
            <span>{show ? show(option.label) : option.label}</span>
            {option.value === value && <CheckIcon size={16} stroke={2} aria-hidden />}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}
