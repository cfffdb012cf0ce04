import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SideSheet, Stack } from '@vp-digital/core/ui';
import { MotifChoice, type MotifChoiceProps } from './MotifChoice';

export interface AddSheetProps extends MotifChoiceProps {
  id: string;
  onClose(): void;
}

/** A wish more begins with its picture. */
export function AddSheet({ id, onChoose, onClose }: AddSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  return (
    <SideSheet id={id} opened title={t('addTitle')} onClose={onClose}>
      <Stack gap="medium">
        <p>{t('addCaption')}</p>
        <MotifChoice onChoose={onChoose} />
      </Stack>
    </SideSheet>
  );
}
