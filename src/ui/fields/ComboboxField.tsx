import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox } from '@mantine/core';
import { useId, useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { CloseIcon } from '../icons';
import { useUiText } from '../text';
import { boxState, isEditable, useAllowed } from './boxState';
import classes from './Field.module.css';
import { describedBy, FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { listSettings } from './listSettings';
import { OptionList } from './OptionList';
import type { Option } from './option';
import { matching, matchStart } from './searchMatch';
import { useOptionList } from './useOptionList';
import { steady } from './steady';

export interface ComboboxFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange(value: NoInfer<Value> | undefined): void;
  /** Called with the typed text if the options come from a service; they are then not filtered here. */
  onSearch?: ((query: string) => void) | undefined;
  /** The service has not answered yet. */
  loading?: boolean | undefined;
  placeholder?: string | undefined;
}

/**
 * One of many, found while typing; Enter takes the only hit. Text that was typed without choosing is dropped when the
 * field is left.
 */
export const ComboboxField = steady(function ComboboxField<Value extends string>(
  given: ComboboxFieldProps<Value>,
) {
  const props = useAllowed(given);
  const { t } = useUiText();
  const id = useId();
  const [query, setQuery] = useState<string>();
  const { store: combobox, id: listId } = useOptionList({ onClose: () => combobox.resetSelectedOption() });
  const chosen = props.options.find((option) => option.value === props.value);
  const isSearching = query !== undefined && query !== '';
  const shown = isSearching && !props.onSearch ? matching(props.options, query) : props.options;
  const onlyHit = isSearching && !props.loading && shown.length === 1 ? shown[0] : undefined;
  const editable = isEditable(props);
  const notice = useNotice(props.loading, shown.length, query);

  const search = (text: string) => {
    setQuery(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
    props.onSearch?.(text);
  };
  const choose = (key: string | undefined) => {
    props.onChange(props.options.find((option) => option.value === key)?.value);
    setQuery(undefined);
    combobox.closeDropdown();
  };

  return (
    <FieldFrame {...props} id={id}>
      <Combobox store={combobox} onOptionSubmit={choose} {...listSettings} readOnly={!editable}>
        <Combobox.DropdownTarget>
          <div className={classes['box']} {...boxState(props, props.error)}>
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                id={id}
                className={classes['input']}
                name={props.name}
                value={query ?? chosen?.label ?? ''}
                placeholder={editable ? props.placeholder : props.disabled ? undefined : '–'}
                disabled={props.disabled}
                readOnly={!editable && !props.disabled}
                aria-autocomplete="list"
                aria-invalid={props.error ? true : undefined}
                aria-describedby={describedBy(id, props)}
                onChange={(event) => search(event.currentTarget.value)}
                onClick={(event) => {
                  if (!editable) return;
                  if (query === undefined) event.currentTarget.select();
                  combobox.openDropdown();
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onlyHit) return;
                  if (combobox.getSelectedOptionIndex() !== -1) return; // reached by arrows: the list takes it
                  event.preventDefault();
                  choose(onlyHit.value);
                }}
                onBlur={() => {
                  setQuery(undefined);
                  combobox.closeDropdown();
                  props.onBlur?.();
                }}
              />
            </Combobox.EventsTarget>
            {editable && chosen && (
              <span className={classes['trailing']}>
                <IconButton
                  label={t('select.clear', { label: props.label })}
                  icon={CloseIcon}
                  onClick={() => choose(undefined)}
                />
              </span>
            )}
          </div>
        </Combobox.DropdownTarget>
        {combobox.dropdownOpened && (
          <OptionList
            id={listId}
            labelledBy={`${id}-label`}
            options={props.loading ? [] : shown}
            value={props.value}
            notice={notice}
            show={isSearching ? (label) => <Highlighted text={label} query={query} /> : undefined}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
});

function useNotice(loading: boolean | undefined, count: number, query: string | undefined) {
  const { t } = useUiText();
  if (loading) return t('select.loading');
  if (count > 0) return undefined;
  return query ? t('select.noMatch', { query }) : t('select.noOptions');
}

/** A label with the typed part in bold. */
function Highlighted({ text, query }: { text: string; query: string }) {
  const start = matchStart(text, query);
  if (start === undefined) return text;
  const end = start + query.trim().length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
