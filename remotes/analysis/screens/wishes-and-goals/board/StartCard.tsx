import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Stack, useReadOnly } from '@vp-digital/core/ui';
import { AbsenceField } from '../../../shared/fields/AbsenceField';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { MotifChoice, type MotifChoiceProps } from './MotifChoice';

interface StartCardProps extends MotifChoiceProps {
  data: WishesAndGoalsData;
}

/** No goal yet: ten pictures to begin with, or the word that there is none. */
export function StartCard({ data, onChoose }: StartCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  if (useReadOnly()) return undefined;
  return (
    <Card title={t('addTitle')} caption={t('addCaption')}>
      <Stack gap="medium">
        <MotifChoice onChoose={onChoose} />
        <AbsenceField kind="goals" data={data} />
      </Stack>
    </Card>
  );
}
