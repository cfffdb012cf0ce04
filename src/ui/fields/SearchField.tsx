import { memo, useCallback, useId, useRef } from 'react';
import { classNames } from '../classNames';
import { IconButton } from '../actions/IconButton';
import { CloseIcon, SearchIcon } from '../icons';
import { useUiText } from '../text';
import field from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import classes from './SearchField.module.css';

export interface SearchFieldProps {
  /** Read but not shown. */
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string | undefined;
  /** What can be searched for. */
  hint?: string | undefined;
  /** Takes the focus when the page opens; for pages that are a search. */
  autoFocus?: boolean | undefined;
}

/** The big search of a page, with a button that empties it. */
export function SearchField({ label, value, onChange, placeholder, hint, autoFocus }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = useCallback(() => {
    onChange('');
    input.current?.focus();
  }, [onChange]);
  return (
    <FieldFrame id={id} label={label} hideLabel hint={hint}>
      <div className={classNames(field['box'], classes['box'])} data-empty={value === '' || undefined}>
        <SearchIcon className={classes['icon']} size={24} stroke={1.75} aria-hidden />
        <input
          ref={input}
          id={id}
          type="text"
          role="searchbox"
          inputMode="search"
          className={field['input']}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoFocus={autoFocus}
          spellCheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {value !== '' && <ClearButton onClick={clear} />}
      </div>
    </FieldFrame>
  );
}

/** Not rendered with every key. */
const ClearButton = memo(function ClearButton({ onClick }: { onClick(): void }) {
  const { t } = useUiText();
  return <IconButton label={t('search.clear')} icon={CloseIcon} onClick={onClick} />;
});
