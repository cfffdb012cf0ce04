import { lastAgeOf, type RetirementResult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Simulated } from './data';
import { type Money, WealthChart } from './WealthChart';

/** The capital year by year, with what may become of it. */
export function WealthCard(props: Simulated & { result: RetirementResult }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.wealth' });
  const [money, setMoney] = useState<Money>('real');
  return (
    <Card
      title={t('title', { age: lastAgeOf(props.settings) })}
      actions={
        <SegmentedChoice
          label={t('money.label')}
          hideLabel
          writes={false}
          options={(['real', 'nominal'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
          value={money}
          onChange={setMoney}
        />
      }
    >
      <Stack>
        <WealthChart {...props} money={money} table />
      </Stack>
    </Card>
  );
}
