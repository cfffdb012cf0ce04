import { healthDifferenceFigure, healthEligibility } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Card, DataList, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Comparison } from './Comparison';
import { Difference } from './Difference';
import { Slider } from '@vp-digital/core/forms';
import { shownCosts } from '../../shared/module/shownCosts';

const usualPart = 60;

/** A phase of part-time work: the statutory fund follows the pay, the premium does not. A what-if, never written. */
export function PartTimeCard({ data, person, planned, growth }: Comparison) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.partTime' });
  const { euros, percent } = useFormat();
  const { clock } = useHost();
  const [part, setPart] = useState(usualPart);
  const asked = { personId: person.id, date: clock.today(), payShare: part / 100 };
  const outcome = healthDifferenceFigure.of(data, { ...asked, quote: planned.quote, growth });
  const eligibility = healthEligibility({ ...asked, household: data });
  if (outcome.kind !== 'computed' || eligibility.kind !== 'computed') return undefined;
  const { statutory, private: own } = outcome.value;
  const shown = shownCosts({ private: own.ownWithDeductible, statutory: statutory.own });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Difference amount={shown.difference} />
        <Slider
          label={t('part')}
          shown={percent(part / 100, { maximumDecimals: 0 })}
          min={20}
          max={100}
          step={5}
          value={part}
          onChange={setPart}
        />
        <DataList
          items={[
            { key: 'gross', label: t('gross'), value: euros(statutory.gross) },
            { key: 'statutory', label: t('statutory'), value: euros(shown.statutory) },
            { key: 'private', label: t('private'), value: euros(shown.private) },
          ]}
        />
        {!eligibility.value.full && (
          <Alert tone="warning" title={t('compulsory.title')}>
            {t('compulsory.text')}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
