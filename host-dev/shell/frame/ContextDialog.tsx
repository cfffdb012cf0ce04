import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Button, Dialog } from '@vp-digital/core/ui';
import { useCallback, useEffect } from 'react';
import { AreaSlot } from '../area/AreaSlot';
import { stillAt } from '../location/stillAt';
import { useShell } from '../session/ShellContext';
import { useTexts } from '../session/useTexts';

/** The advisor contexts over the page: the same list as at its own address, in a side slot. */
export default function ContextDialog() {
  const { bus, contextSelection } = useShell();
  const { t } = useTranslation('shell', { keyPrefix: 'context' });
  const isReadable = useTexts('context');

  // Chosen, here or elsewhere: there is nothing left to ask.
  const close = useCallback(() => contextSelection.set(false), [contextSelection]);
  useEffect(() => bus.subscribe('setAdvisorUserData', close), [bus, close]);

  if (!isReadable) return undefined;
  return (
    <Dialog title={t('title')} opened onClose={close} actions={<Button onClick={close}>{t('close')}</Button>}>
      <AreaSlot area="haushalt" slot="side" location={selectionPage} />
    </Dialog>
  );
}

const selectionPage = stillAt(routes.advisorSelection.href({}));
