import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox } from '@mantine/core';
import { type ComponentProps, useId } from 'react';
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
import { useTypedSearch } from './useTypedSearch';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange(value: NoInfer<Value> | undefined): void;
  /** Offers to choose nothing, under this name ("keine Angabe"). */
  emptyLabel?: string | undefined;
  /** Default "Bitte wählen". */
  placeholder?: string | undefined;
}

/** One of a known few, like a native select: arrows, typed words, Enter, Esc. */
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
    onOpen: () => combobox.updateSelectedOptionIndex(place, { scrollIntoView: true }),
  });
  const { emptyLabel } = props;
  const shown: Option[] =
    emptyLabel === undefined ? [...props.options] : [{ value: EMPTY, label: emptyLabel }, ...props.options];
  const key = props.value ?? (emptyLabel === undefined ? undefined : EMPTY);
  const place = shown.findIndex((option) => option.value === key);

  const choose = (next: string) => {
    props.onChange(props.options.find((option) => option.value === next)?.value);
    combobox.closeDropdown();
  };
  const search = useTypedSearch({
    options: shown,
    isOpen: combobox.dropdownOpened,
    placeNow: () => (combobox.dropdownOpened ? combobox.getSelectedOptionIndex() : place),
    moveTo: (next) => {
      if (next !== -1) return combobox.selectOption(next) ?? undefined;
      combobox.resetSelectedOption();
      return undefined;
    },
    choose,
  });
  const said = search.found ? search.found.value !== EMPTY && search.found : chosen;

  return (
    <FieldFrame {...props} id={id}>
      <Combobox store={combobox} onOptionSubmit={choose} {...listSettings}>
        <Combobox.Target targetType="button" withExpandedAttribute>
          <SelectButton
            search={search}
            type="button"
            id={id}
            name={props.name}
            className={classes['button']}
            data-compact={props.compact || undefined}
            disabled={props.disabled}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={describedBy(id, props)}
            data-error={props.error ? true : undefined}
            onClick={() => {
              search.end();
              combobox.toggleDropdown();
            }}
            onBlur={() => {
              search.end();
              combobox.closeDropdown();
              props.onBlur?.();
            }}
          >
            <span id={`${id}-value`} className={classes['value']} data-empty={said ? undefined : true}>
              {said ? said.label : (props.placeholder ?? t('select.choose'))}
            </span>
            <OpenListIcon size={16} stroke={2} aria-hidden />
          </SelectButton>
        </Combobox.Target>
        {combobox.dropdownOpened && (
          <OptionList
            id={listId}
            labelledBy={`${id}-label`}
            options={shown}
            value={key}
            notice={shown.length === 0 ? t('select.noOptions') : undefined}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}

interface SelectButtonProps extends ComponentProps<'button'> {
  search: ReturnType<typeof useTypedSearch>;
}

/** Keys go to the search first, and to the list where they are not for it. */
function SelectButton({ search, onKeyDown, ...props }: SelectButtonProps) {
  return (
    <button
      {...props}
      {...(search.activeId !== undefined && { 'aria-activedescendant': search.activeId })}
      onKeyDown={(event) => {
        if (search.takes(event)) event.preventDefault();
        else onKeyDown?.(event);
      }}
    />
  );
}
