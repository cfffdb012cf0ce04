import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, SideSheet } from '@vp-digital/core/ui';
import { PointList } from './PointList';

export interface StatutoryBetterSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
}

const points = ['family', 'income', 'illness', 'age', 'simplicity', 'changes'] as const;

/** Wann die GKV besser ist: the other side of the advice, one press away on every page of the module. */
export function StatutoryBetterSheet(props: StatutoryBetterSheetProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'better' });
  return (
    <SideSheet {...props} title={t('title')}>
      <PointList points={points.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }))} />
      <Caption>{t('remark')}</Caption>
    </SideSheet>
  );
}
