import '@mantine/core/styles/Combobox.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { NewWindowIcon, SearchIcon } from '../icons';
import { ModalFrame } from '../states/ModalFrame';
import classes from './MenuSearchDialog.module.css';
import { useUiText } from '../text';
import { FavouriteStar } from './FavouriteStar';
import { VisuallyHidden } from '../atoms/VisuallyHidden';

export interface MenuSearchItem {
  key: string;
  name: string;
  /** The search term that was found in place of the name. */
  alias?: string | undefined;
  favourite?: boolean | undefined;
  /** Opens outside of the application, in a window of its own. */
  external?: boolean | undefined;
  /** Why it cannot be opened here; it is found all the same. */
  unavailable?: string | undefined;
}

export interface MenuSearchDialogProps {
  /** "Menü durchsuchen"; read, and shown while nothing is typed. */
  label: string;
  opened: boolean;
  onClose(): void;
  text: string;
  onText(text: string): void;
  items: readonly MenuSearchItem[];
  onChoose(key: string): void;
  /** Sets or takes back a favourite: by the star, or by the keys of a bookmark. Without it there are none. */
  onFavourite?: ((key: string) => void) | undefined;
  /** Said when there are no items: nothing found, or what to do. */
  notice: string;
}

/** A field over a list: arrows choose, Enter opens, Esc closes. The first item is chosen from the start. */
export function MenuSearchDialog({ label, opened, onClose, ...search }: MenuSearchDialogProps) {
  return (
    <ModalFrame
      kind="search"
      title={<VisuallyHidden>{label}</VisuallyHidden>}
      opened={opened}
      onClose={onClose}
    >
      <MenuSearchList label={label} onClose={onClose} {...search} />
    </ModalFrame>
  );
}

type MenuSearchListProps = Omit<MenuSearchDialogProps, 'opened'>;

function MenuSearchList({
  label,
  onClose,
  text,
  onText,
  items,
  onChoose,
  onFavourite,
  notice,
}: MenuSearchListProps) {
  const { t } = useUiText();
  // The list is always open; Esc, which would close it, closes the dialog.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const selectFirst = useEffectEvent(() => combobox.selectFirstOption());
  const keys = items.map(({ key }) => key).join(' ');
  useEffect(() => {
    selectFirst();
  }, [keys]); // the list has other items now
  return (
    <Combobox store={combobox} onOptionSubmit={onChoose} withinPortal={false}>
      <div className={classes['field']}>
        <SearchIcon className={classes['icon']} size={20} stroke={1.75} aria-hidden />
        <Combobox.EventsTarget withExpandedAttribute>
          <input
            className={classes['input']}
            value={text}
            placeholder={label}
            aria-label={label}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={(event) => {
              const key = items[combobox.getSelectedOptionIndex()]?.key;
              if (!onFavourite || key === undefined || !isBookmark(event)) return;
              event.preventDefault();
              onFavourite(key);
            }}
          />
        </Combobox.EventsTarget>
      </div>
      <p role="status" className={classes['notice']}>
        {items.length === 0 && notice}
      </p>
      <Combobox.Options className={classes['options']} aria-label={label} hidden={items.length === 0}>
        {items.map(({ key, name, alias, favourite = false, external, unavailable }) => (
          <Combobox.Option key={key} value={key} className={classes['option']}>
            {external ? <OutsideName name={name} /> : name}
            {unavailable !== undefined && <span className={classes['alias']}>{unavailable}</span>}
            {alias !== undefined && <span className={classes['alias']}>{alias}</span>}
            {onFavourite && <FavouriteStar favourite={favourite} onToggle={() => onFavourite(key)} />}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {onFavourite && items.length > 0 && <p className={classes['keys']}>{t('favouriteKeys')}</p>}
    </Combobox>
  );
}

function OutsideName({ name }: { name: string }) {
  const { t } = useUiText();
  return (
    <span className={classes['outside']}>
      {name}
      <NewWindowIcon size={16} stroke={1.75} aria-hidden />
      <VisuallyHidden>, {t('newWindow')}</VisuallyHidden>
    </span>
  );
}

/** Ctrl or ⌘ with D, as browsers have it for a bookmark. */
const isBookmark = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'd';
