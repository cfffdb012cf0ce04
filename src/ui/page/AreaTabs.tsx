import { useHref } from '@vp-digital/core/libs/router';
import { useState } from 'react';
import { CloseIcon, type Icon, MoreIcon } from '../icons';
import { useUiText } from '../text';
import classes from './AreaTabs.module.css';
import { onPlainClick } from './plainClick';

export interface AreaTab {
  key: string;
  label: string;
  href: string;
  current: boolean;
  /** A count at the label, such as the entries of the cart. */
  badge?: number | undefined;
  /** Shown in the bottom navigation. */
  icon?: Icon | undefined;
  /** A special topic: on a phone the first to stand behind "Mehr". */
  special?: boolean | undefined;
}

export interface AreaTabsProps {
  label: string;
  tabs: readonly AreaTab[];
  onNavigate(href: string): void;
}

/** How many fit into the bottom navigation of a phone, in addition to "Mehr". */
const SHOWN_ON_PHONES = 4;

/** The areas of the product: tabs under the header, below 768 a navigation at the lower edge. */
export function AreaTabs({ label, tabs, onNavigate }: AreaTabsProps) {
  const [allShown, setAllShown] = useState(false);
  const navigate = (href: string) => {
    setAllShown(false);
    onNavigate(href);
  };
  const byWeight = [...tabs.filter(({ special }) => !special), ...tabs.filter(({ special }) => special)];
  const hidden = tabs.length > SHOWN_ON_PHONES + 1 ? byWeight.slice(SHOWN_ON_PHONES) : [];
  return (
    <nav className={classes['tabs']} aria-label={label} data-area-tabs data-all={allShown || undefined}>
      {tabs.map((tab) => (
        <Tab key={tab.key} tab={tab} further={hidden.includes(tab)} onNavigate={navigate} />
      ))}
      {hidden.length > 0 && (
        <MoreButton
          opened={allShown}
          current={hidden.some((tab) => tab.current)}
          onToggle={() => setAllShown(!allShown)}
        />
      )}
    </nav>
  );
}

interface TabProps {
  tab: AreaTab;
  further: boolean;
  onNavigate(href: string): void;
}

function Tab({ tab: { href, current, label, badge, icon: Symbol }, further, onNavigate }: TabProps) {
  const address = useHref(href);
  return (
    <a
      className={classes['tab']}
      href={address}
      aria-current={current ? 'page' : undefined}
      data-further={further || undefined}
      onClick={onPlainClick(onNavigate, href)}
    >
      {Symbol && <Symbol className={classes['icon']} size={20} stroke={1.75} aria-hidden />}
      <span className={classes['label']}>{label}</span>
      {badge !== undefined && <span className={classes['badge']}>{badge}</span>}
    </a>
  );
}

interface MoreButtonProps {
  opened: boolean;
  current: boolean;
  onToggle(): void;
}

function MoreButton({ opened, current, onToggle }: MoreButtonProps) {
  const { t } = useUiText();
  const Symbol = opened ? CloseIcon : MoreIcon;
  return (
    <button
      type="button"
      className={classes['more']}
      aria-expanded={opened}
      data-current={current || undefined}
      onClick={onToggle}
    >
      <Symbol size={20} stroke={1.75} aria-hidden />
      {t('tabs.more')}
    </button>
  );
}
