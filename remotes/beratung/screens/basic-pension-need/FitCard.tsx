import { type BasicPensionFit, fitRules, type FitPoint } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Chip, DataList, Stack, type Tone } from '@vp-digital/core/ui';
import { Points } from '../../shared/points/Points';

const tones: Record<FitPoint['verdict'], Tone> = { for: 'positive', against: 'warning', open: 'info' };

/** Each point with its verdict; below them what holds for everybody. The rules are ours, and said to be. */
export function FitCard({ fit }: { fit: BasicPensionFit }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionNeed.fit' });
  const { percent } = useFormat();
  const values = {
    rate: percent(fit.marginalRate, { maximumDecimals: 1 }),
    least: percent(fitRules.marginalRate, { maximumDecimals: 0 }),
    years: fit.yearsLeft,
    leastYears: fitRules.years,
  };
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <DataList
          items={fit.points.map(({ key, verdict }) => ({
            key,
            label: t(`point.${key}`, values),
            value: <Chip tone={tones[verdict]}>{t(`verdict.${verdict}`)}</Chip>,
          }))}
        />
        <Points points={(['lumpSum', 'heirs', 'age', 'tax'] as const).map((key) => t(`always.${key}`))} />
        <Caption>{t('rules', values)}</Caption>
      </Stack>
    </Card>
  );
}
