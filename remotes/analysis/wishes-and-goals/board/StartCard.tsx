import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, useReadOnly } from '@vp-digital/core/ui';
import { MotifChoice, type MotifChoiceProps } from './MotifChoice';

/** No goal yet: ten pictures to begin with. */
export function StartCard({ onChoose }: MotifChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  if (useReadOnly()) return undefined;
  return (
    <Card title={t('addTitle')} caption={t('addCaption')}>
      <MotifChoice onChoose={onChoose} />
    </Card>
  );
}
