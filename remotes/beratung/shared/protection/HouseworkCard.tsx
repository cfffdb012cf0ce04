import { euros as wholeEuros } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Columns, Figure, MoneyField, NumberField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';

/** What it would cost to have the work in the household done by others: a what-if, never written. */
export function HouseworkCard() {
  const { t } = useTranslation('beratung', { keyPrefix: 'housework' });
  const { euros } = useFormat();
  const [hours, setHours] = useState<number | undefined>(20);
  const [wage, setWage] = useState<number | undefined>(wholeEuros(16));
  const known = hours !== undefined && wage !== undefined;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Columns kind="fields">
          <NumberField
            writes={false}
            label={t('hours')}
            unit={t('hoursUnit')}
            min={0}
            max={80}
            value={hours}
            onChange={setHours}
          />
          <MoneyField
            writes={false}
            label={t('wage')}
            unit={t('wageUnit')}
            min={0}
            max={wholeEuros(200)}
            value={wage}
            onChange={setWage}
          />
        </Columns>
        {known && (
          <p>
            <Figure
              value={euros((hours * wage * weeksPerYear) / 12, { unit: 'none' })}
              unit={t('euroMonthly')}
              certainty="estimated"
            />
          </p>
        )}
        <Caption>{t('remark')}</Caption>
      </Stack>
    </Card>
  );
}

const weeksPerYear = 52;
