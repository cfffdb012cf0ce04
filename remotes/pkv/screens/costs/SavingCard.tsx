import { FigureCalculation } from '@vp-digital/core/figures';
import {
  assumptionsOf,
  healthSavingsCapitalFigure,
  lastHealthAge,
  savedDifference,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, DataList, Figure, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useAgeText } from '../../shared/module/useAgeText';
import type { Comparison } from './Comparison';
import { Slider } from '@vp-digital/core/forms';

/** What becomes of the difference when it is saved until the pension: a what-if, never written. */
export function SavingCard({ course, data, person, planned, growth }: Comparison) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.saving' });
  const { euros, percent } = useFormat();
  const ageText = useAgeText();
  const [share, setShare] = useState(100);
  const [tried, setRate] = useState<number>();
  const rate = tried ?? Math.round(assumptionsOf(data).planReturn * 1_000);
  const terms = { share: share / 100, annualRate: rate / 1_000, inflation: growth.inflation };
  const saved = savedDifference(course, terms);
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
        <Slider
          label={t('share')}
          shown={percent(share / 100, { maximumDecimals: 0 })}
          min={0}
          max={100}
          step={10}
          value={share}
          onChange={setShare}
        />
        <Slider
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
        <FigureCalculation
          figure={healthSavingsCapitalFigure}
          household={data}
          input={{ personId: person.id, quote: planned.quote, growth, terms }}
          of={person.name}
        />
      </Stack>
    </Card>
  );
}
