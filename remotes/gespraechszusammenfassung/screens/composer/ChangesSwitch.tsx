import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Switch } from '@vp-digital/core/ui';
import type { EarlierVersion } from '../../shared/report/ReportSource';
import type { Composing } from './useComposition';

interface ChangesSwitchProps {
  composing: Composing;
  earlier: EarlierVersion;
}

/** Whether a chapter says what has changed since the version that was released before. */
export function ChangesSwitch({ composing: { composition, choose }, earlier }: ChangesSwitchProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.changes' });
  const { day } = useFormat();
  return (
    <Switch
      label={t('show')}
      hint={t('hint', { day: day(earlier.at) })}
      value={composition.showsChanges ?? false}
      onChange={(shows) => choose({ showsChanges: shows || undefined })}
    />
  );
}
