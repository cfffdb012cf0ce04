import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectHousehold, selectSaveProgress, selectUser } from '@vp-digital/core/session';
import { AppHeader, AreaTabs, ProductMark, SaveState } from '@vp-digital/core/ui';
import type { FoundPage } from '@vp-digital/core/shell';
import type { ReactNode } from 'react';
import { CustomerViewMenu } from '../customer/CustomerViewMenu';
import type { CustomerView } from '../customer/useCustomerView';
import { addressedHousehold, householdIn } from '../location/householdAddress';
import { useHouseholdSwitch } from '../household/useHouseholdSwitch';
import { MenuSearch } from '../menu/MenuSearch';
import { useShell } from '../session/ShellContext';
import { CartButton } from './CartButton';
import { useHouseholdTabs } from './useHouseholdTabs';
import { useUserMenu } from './useUserMenu';

export interface ShellHeaderProps {
  found: FoundPage | undefined;
  customerView: CustomerView;
  /** What else stands in the header row. */
  actions?: ReactNode;
}

/** Whose household, which area, how it stands with saving, who is signed in. */
export function ShellHeader({ found, customerView, actions }: ShellHeaderProps) {
  const { location } = useShell();
  const { t } = useTranslation('shell');
  const user = useSelector(selectUser);
  const entered = useSelector(selectHousehold);
  const addressed = addressedHousehold(found?.parameters ?? householdIn(location.current()), entered);
  const household = addressed === entered ? entered : undefined;
  const tabs = useHouseholdTabs(addressed, found);
  const menu = useUserMenu();
  const householdSwitch = useHouseholdSwitch(household?.householdId);
  const hasMenu = addressed !== undefined && customerView.place?.kind !== 'device'; // nor by its keys
  return (
    <AppHeader
      mark={<ProductMark />}
      title={t('product')}
      household={
        household && {
          name: household.name,
          caption: household.caption,
          onOpen: () => {
            customerView.end(); // no customer sees the names of others
            householdSwitch.open();
          },
        }
      }
      search={hasMenu && <MenuSearch household={addressed} />}
      saveState={addressed && <SaveProgress />}
      actions={
        <>
          {addressed && <CustomerViewMenu view={customerView} />}
          {household && <CartButton householdId={household.householdId} />}
          {actions}
        </>
      }
      user={user && { name: user.name, initials: initialsOf(user.name), items: menu }}
    >
      {householdSwitch.dialog}
      {tabs.length > 0 && <AreaTabs label={t('areas')} tabs={tabs} onNavigate={location.navigate} />}
    </AppHeader>
  );
}

/** Changes with the keys of whoever types: by itself, beside a header that does not. */
function SaveProgress() {
  const shell = useShell();
  const progress = useSelector(selectSaveProgress);
  if (progress.kind === 'idle') return <SaveState state={undefined} />;
  return (
    <SaveState
      state={progress.kind === 'failed' ? { ...progress, onRetry: () => void shell.save() } : progress}
    />
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);
