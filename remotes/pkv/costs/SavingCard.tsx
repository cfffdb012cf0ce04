import type { Rate } from '@vp-digital/core/finance';
import { type HealthCostCourse, lastHealthAge, savedDifference } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, DataList, Figure, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useAgeText } from '../module/useAgeText';
import { RateSlider } from './RateSlider';

export interface SavingCardProps {
  course: HealthCostCourse;
  inflation: Rate;
}

/** What becomes of the difference when it is saved until the pension: a what-if, never written. */
export function SavingCard({ course, inflation }: SavingCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.saving' });
  const { euros, percent } = useFormat();
  const ageText = useAgeText();
  const [share, setShare] = useState(100);
  const [rate, setRate] = useState(30);
  const saved = savedDifference(course, { share: share / 100, annualRate: rate / 1_000, inflation });
  const age = ageText(course.retirementAge);
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <p>
          <Figure
            size="l"
            certainty="estimated"
            value={euros(saved.capital.real, { unit: 'none' })}
            unit="€"
          />{' '}
          <Caption>{t('capital', { age })}</Caption>
        </p>
        <RateSlider
          label={t('share')}
          shown={percent(share / 100, { maximumDecimals: 0 })}
          min={0}
          max={100}
          step={10}
          value={share}
          onChange={setShare}
        />
        <RateSlider
          label={t('rate')}
          shown={t('yearly', { rate: percent(rate / 1_000, { minimumDecimals: 1 }) })}
          min={0}
          max={60}
          step={5}
          value={rate}
          onChange={setRate}
        />
        <DataList
          items={[
            { key: 'pays', label: t('pays', { age: lastHealthAge }), value: euros(saved.monthly) },
            { key: 'needed', label: t('needed'), value: euros(Math.max(0, saved.needed)) },
          ]}
        />
        <Caption>{t('remark')}</Caption>
      </Stack>
    </Card>
  );
}
