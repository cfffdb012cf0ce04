import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import type { LocationPort } from '@vp-digital/core/shell';
import { Button, Dialog } from '@vp-digital/core/ui';
import { memo, useCallback, useEffect, useSyncExternalStore } from 'react';
import { AreaSlot } from '../area/AreaSlot';
import { useShell } from '../session/ShellContext';

/** The advisor contexts over the page: the same list as at its own address, in a side slot. */
export const ContextDialog = memo(function ContextDialog() {
  const { bus, contextSelection } = useShell();
  const { t } = useTranslation('shell', { keyPrefix: 'context' });
  const opened = useSyncExternalStore(contextSelection.subscribe, contextSelection.current);

  // Chosen, here or elsewhere: there is nothing left to ask.
  const close = useCallback(() => contextSelection.set(false), [contextSelection]);
  useEffect(() => bus.subscribe('setAdvisorUserData', close), [bus, close]);

  return (
    <Dialog
      title={t('title')}
      opened={opened}
      onClose={close}
      actions={<Button onClick={close}>{t('close')}</Button>}
    >
      <AreaSlot area="haushalt" slot="side" location={selectionPage} />
    </Dialog>
  );
});

/** A side slot does not own the address: its page stays the same, and what it asks for is not gone to. */
const selectionPage: LocationPort = {
  current: () => routes.advisorSelection.href({}),
  navigate: () => {},
  subscribe: () => () => {},
};
