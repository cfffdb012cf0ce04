import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSettled } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { MenuSearchDialog } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../session/ShellContext';
import { useTexts } from '../session/useTexts';
import { useSwitchItems } from './useSwitchItems';

export interface HouseholdSwitchProps {
  opened: boolean;
  /** The household that is open; it is not offered. */
  current: string | undefined;
  onClose(): void;
}

/** Another household, found by name among all or taken from those opened last. Fetched when it is first opened. */
export default function HouseholdSwitch({ opened, current, onClose }: HouseholdSwitchProps) {
  const { location } = useShell();
  const { t } = useTranslation('shell', { keyPrefix: 'householdSwitch' });
  const isReadable = useTexts('householdSwitch');
  const [text, setText] = useState('');
  const [isReady, setReady] = useState(false); // opened after it stands: only so the focus knows where to return to
  useEffect(() => setReady(isReadable), [isReadable]);
  const { items, state } = useSwitchItems(useSettled(text), current);
  const searching = text.trim() !== '';
  const all = { key: 'all', name: t('all') };
  const close = () => {
    setText('');
    onClose();
  };
  if (!isReadable) return undefined;
  return (
    <MenuSearchDialog
      label={t('switch')}
      opened={opened && isReady}
      onClose={close}
      text={text}
      onText={setText}
      items={searching ? items : [...items, all]}
      onChoose={(key) => {
        close();
        location.navigate(
          key === all.key
            ? routes.householdSearch.href({})
            : routes.householdOverview.href({ householdId: key }),
        );
      }}
      notice={state === 'ready' ? t('nothing', { text }) : t(state)}
    />
  );
}
