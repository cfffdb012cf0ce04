import { useTranslation } from '@vp-digital/core/libs/i18n';
import { MenuSearchButton, useToasts } from '@vp-digital/core/ui';
import { memo, type ComponentType, useEffect, useState } from 'react';
import type { AddressedHousehold } from '../location/householdAddress';
import { afterFirstIdle } from '../session/afterFirstIdle';
import type { MenuSearchBoxProps } from './MenuSearchBox';
import { useSearchKeys } from './useSearchKeys';

/** In a file of its own, since it knows every entry: it comes as soon as the page stands and has nothing else to do. */
const load = () => import('./MenuSearchBox').then((box) => box.MenuSearchBox);

/** The search over what can be opened of a household; Ctrl or ⌘ with K opens it. */
export const MenuSearch = memo(function MenuSearch({ household }: { household: AddressedHousehold }) {
  const { t } = useTranslation('shell', { keyPrefix: 'menuSearch' });
  const toasts = useToasts();
  const [Box, setBox] = useState<ComponentType<MenuSearchBoxProps>>();
  const [opened, setOpened] = useState(false);
  useEffect(() => afterFirstIdle(() => void load().then((box) => setBox(() => box), ignore)), []);

  const open = () => {
    setOpened(true);
    const failed = () => {
      setOpened(false);
      toasts.show({ tone: 'negative', text: t('failed') });
    };
    if (!Box) void load().then((box) => setBox(() => box), failed);
  };
  useSearchKeys(open);
  return (
    <>
      <MenuSearchButton label={t('label')} keys={t(isApple() ? 'keysApple' : 'keys')} onClick={open} />
      {Box && (
        <Box household={household} label={t('label')} opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  );
});

/** Whoever opens the search tries again, and is told. */
const ignore = () => {};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
