import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { WarningIcon } from '@vp-digital/core/ui';
import { useUninformed } from '../useUninformed';
import { Point } from './Point';

/** Whom the Datenschutzinformation is still to be given to. */
export function MissingInformation() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { list } = useFormat();
  const uninformed = useUninformed();
  if (uninformed.length === 0) return undefined;
  return (
    <Point icon={WarningIcon} title={t('uninformed')}>
      {list(uninformed)}
    </Point>
  );
}
