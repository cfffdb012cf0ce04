import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ChecklistIcon, HeaderAction } from '@vp-digital/core/ui';
import type { Side } from './useSide';

/** Shows and hides the notes of the talk. */
export function SideButton({ side }: { side: Side }) {
  const { t } = useTranslation('shell', { keyPrefix: 'side' });
  return (
    <HeaderAction
      icon={ChecklistIcon}
      keys="Alt+N"
      opened={side.opened}
      onClick={() => (side.opened ? void side.close() : side.open())}
    >
      {t('button')}
    </HeaderAction>
  );
}
