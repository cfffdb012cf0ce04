import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { OpenListIcon } from '../icons';
import { useUiText } from '../text';
import { useAllowed } from './boxState';
import { describedBy, FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { listSettings } from './listSettings';
import { OptionList } from './OptionList';
import type { Option } from './option';
import classes from './Select.module.css';
import { TextField } from './TextField';
import { useOptionList } from './useOptionList';
import { steady } from './steady';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange(value: NoInfer<Value> | undefined): void;
  /** Offers to choose nothing, under this name ("keine Angabe"). */
  emptyLabel?: string | undefined;
  /** Default "Bitte wählen". */
  placeholder?: string | undefined;
}

/** One of a known few, like a native select: arrows, first letter, Enter, Esc. */
export const SelectField = steady(function SelectField<Value extends string>(given: SelectFieldProps<Value>) {
  const props = useAllowed(given);
  const { options, value } = props;
  const chosen = options.find((option) => option.value === value);
  if (props.readOnly || props.locked) {
    return <TextField {...fieldPropsOf(props)} value={chosen?.label} onChange={() => {}} />;
  }
  return <OpenSelect {...props} chosen={chosen} />;
});

/** Shown as plain text, a choice needs neither its options nor its handler. */
function fieldPropsOf({ label, hideLabel, hint, readOnly, locked, name, compact }: FieldProps): FieldProps {
  return { label, hideLabel, hint, readOnly, locked, name, compact };
}

const EMPTY = '';

function OpenSelect<Value extends string>({
  chosen,
  ...props
}: SelectFieldProps<Value> & { chosen: Option<Value> | undefined }) {
  const { t } = useUiText();
  const id = useId();
  const { store: combobox, id: listId } = useOptionList({
    onOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  const { emptyLabel } = props;
  const shown: Option[] =
    emptyLabel === undefined ? [...props.options] : [{ value: EMPTY, label: emptyLabel }, ...props.options];

  const choose = (key: string) => {
    props.onChange(props.options.find((option) => option.value === key)?.value);
    combobox.closeDropdown();
  };
  const chooseByFirstLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    const next = nextByFirstLetter(props.options, props.value, key);
    if (next) props.onChange(next.value);
  };

  return (
    <FieldFrame {...props} id={id}>
      <Combobox store={combobox} onOptionSubmit={choose} {...listSettings}>
        <Combobox.Target targetType="button" withExpandedAttribute>
          <button
            type="button"
            id={id}
            name={props.name}
            className={classes['button']}
            data-compact={props.compact || undefined}
            disabled={props.disabled}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={describedBy(id, props)}
            data-error={props.error ? true : undefined}
            onClick={() => combobox.toggleDropdown()}
            onKeyDown={chooseByFirstLetter}
            onBlur={() => {
              combobox.closeDropdown();
              props.onBlur?.();
            }}
          >
            <span id={`${id}-value`} className={classes['value']} data-empty={chosen ? undefined : true}>
              {chosen?.label ?? props.placeholder ?? t('select.choose')}
            </span>
            <OpenListIcon size={16} stroke={2} aria-hidden />
          </button>
        </Combobox.Target>
        {combobox.dropdownOpened && (
          <OptionList
            id={listId}
            labelledBy={`${id}-label`}
            options={shown}
            value={props.value ?? (emptyLabel === undefined ? undefined : EMPTY)}
            notice={shown.length === 0 ? t('select.noOptions') : undefined}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}

/** The next option, after the chosen one and around, that begins with the letter. */
function nextByFirstLetter<Value extends string>(
  options: readonly Option<Value>[],
  value: Value | undefined,
  letter: string,
): Option<Value> | undefined {
  const start = options.findIndex((option) => option.value === value) + 1;
  const inOrder = [...options.slice(start), ...options.slice(0, start)];
  return inOrder.find(
    (option) => !option.disabled && option.label.toLowerCase().startsWith(letter.toLowerCase()),
  );
}
