import type { ReactNode } from 'react';
import { OpenListIcon } from '../icons';
import { useUiText } from '../text';
import classes from './AppHeader.module.css';
import type { MenuItem } from './DropdownMenu';
import { UserMenu } from './UserMenu';
import { VisuallyHidden } from '../atoms/VisuallyHidden';

export interface AppHeaderProps {
  /** Usually `<ProductMark />`. */
  mark: ReactNode;
  /** The product's name, where no household is open. */
  title?: string | undefined;
  /** The open household; pressing it opens the switch. */
  household?: { name: string; caption: string; onOpen(): void } | undefined;
  search?: ReactNode;
  /** A `SaveState`; below 768 a line of its own. */
  saveState?: ReactNode;
  actions?: ReactNode;
  user?: { name: string; initials: string; items: readonly MenuItem[] } | undefined;
  /** `AreaTabs`. */
  children?: ReactNode;
}

/** The header row of the shell and, under it, the area tabs. */
export function AppHeader({
  mark,
  title,
  household,
  search,
  saveState,
  actions,
  user,
  children,
}: AppHeaderProps) {
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        <span className={classes['mark']}>{mark}</span>
        {household ? <HouseholdButton {...household} /> : <b className={classes['title']}>{title}</b>}
        {search && <div className={classes['search']}>{search}</div>}
        {saveState && <div className={classes['save']}>{saveState}</div>}
        {actions && <div className={classes['actions']}>{actions}</div>}
        {user && <UserMenu {...user} />}
      </div>
      {children}
    </header>
  );
}

function HouseholdButton({ name, caption, onOpen }: NonNullable<AppHeaderProps['household']>) {
  const { t } = useUiText();
  return (
    <button type="button" className={classes['household']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={classes['words']}>
        <b className={classes['name']} title={name}>
          {name}
        </b>
        <span className={classes['caption']}>{caption}</span>
        <VisuallyHidden> – {t('header.household')}</VisuallyHidden>
      </span>
      <OpenListIcon className={classes['chevron']} size={16} stroke={2} aria-hidden />
    </button>
  );
}
