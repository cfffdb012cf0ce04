import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';
import type { IncomeEntry } from './sections';

/** In the place of an income that was removed: the way back. */
export function RemovedIncome({ entry, onRestore }: { entry: IncomeEntry; onRestore(): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  return (
    <Alert
      tone="info"
      announce
      title={t('removed', { kind: t(`kind.${entry.income.kind}`) })}
      action={<Button onClick={onRestore}>{t('undo')}</Button>}
    />
  );
}
