import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { SideSheet } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AreaSlot } from '../area/AreaSlot';
import { useShell } from '../session/ShellContext';
import { createSideLocation } from './sideLocation';
import { type Side, sideSlotId } from './useSide';

/** The recap beside the page: fetched when it is first opened, closed with Esc, its typed words saved. */
export function SideSlot({ side }: { side: Side }) {
  const { t } = useTranslation('shell', { keyPrefix: 'side' });
  const shell = useShell();
  const [location] = useState(() =>
    createSideLocation(shell.location, routes.recap.href({ householdId: side.householdId })),
  );
  return (
    <SideSheet
      kind="slot"
      id={sideSlotId}
      title={t('title')}
      closeLabel={t('close')}
      opened
      onClose={() => void side.close()}
    >
      <AreaSlot area={routes.recap.area} slot="side" location={location} holder={shell.side} />
    </SideSheet>
  );
}
