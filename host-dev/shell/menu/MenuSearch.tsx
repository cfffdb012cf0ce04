import { useTranslation } from '@vp-digital/core/libs/i18n';
import { MenuSearchButton, useToasts } from '@vp-digital/core/ui';
import { memo, type ComponentType, useEffect, useState, useRef } from 'react';
import type { AddressedHousehold } from '../location/householdAddress';
import { afterFirstIdle } from '../session/afterFirstIdle';
import type { Shell } from '../session/createShell';
import { useShell } from '../session/ShellContext';
import type { MenuSearchBoxProps } from './MenuSearchBox';

/** In a file of its own, since it knows every entry, and never without what it says: loaded once the page is ready and idle. */
async function load({ texts }: Shell) {
  const [{ MenuSearchBox }] = await Promise.all([import('./MenuSearchBox'), texts.bring(['menuSearchBox'])]);
  return MenuSearchBox;
}

/** The search over what can be opened of a household; Ctrl or ⌘ with K opens it. */
export const MenuSearch = memo(function MenuSearch({ household }: { household: AddressedHousehold }) {
  const { t } = useTranslation('shell', { keyPrefix: 'menuSearch' });
  const shell = useShell();
  const toasts = useToasts();
  const [Box, setBox] = useState<ComponentType<MenuSearchBoxProps>>();
  const [opened, setOpened] = useState(false);
  useEffect(() => afterFirstIdle(() => void load(shell).then((box) => setBox(() => box), ignore)), [shell]);

  const open = () => {
    setOpened(true);
    const failed = () => {
      setOpened(false);
      toasts.show({ tone: 'negative', text: t('failed') });
    };
    if (!Box) void load(shell).then((box) => setBox(() => box), failed);
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

/** Opening the search tries again, and reports a failure. */
const ignore = () => {};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Calls `open` on Ctrl or ⌘ with K, wherever the focus is. */
function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSearch || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
