import type { HealthOption } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Card, Stack } from '@vp-digital/core/ui';
import { PointList } from '../../shared/module/PointList';

const before = ['inquiry', 'application', 'acceptance'] as const;
const after = ['cancel', 'employer', 'aid'] as const;

export interface NextStepsCardProps {
  option: HealthOption;
  isOpen: boolean;
  /** Who pays a part of the costs and wants to be told; of the self-employed nobody. */
  payer: 'employer' | 'aid' | undefined;
}

/** What follows from the decision. Nothing is cancelled before the written acceptance. */
export function NextStepsCard({ option, isOpen, payer }: NextStepsCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.steps' });
  const points = (keys: readonly (typeof before | typeof after)[number][]) =>
    keys.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }));
  if (option !== 'private')
    return (
      <Card title={t('title')}>
        <PointList points={[{ key: option, title: t(`${option}.title`), text: t(`${option}.text`) }]} />
      </Card>
    );
  return (
    <Card title={t('title')} caption={isOpen ? t('notYet') : undefined}>
      <Stack gap="medium">
        <PointList points={points(before)} />
        <Alert tone="negative" title={t('stop.title')}>
          {t('stop.text')}
        </Alert>
        <PointList points={points(after.filter((key) => key === 'cancel' || key === payer))} />
      </Stack>
    </Card>
  );
}
