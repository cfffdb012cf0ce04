import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { euros as wholeEuros } from '@vp-digital/core/finance';
import { Card, Chip, Columns, MoneyField, SegmentedChoice, SelectField, Stack } from '@vp-digital/core/ui';
import type { PersonQuote } from '../../shared/module/personQuote';
import type { PersonData } from '../../shared/module/data';
import { useHealthPlan } from '../../shared/module/useHealthPlan';

export interface TariffCardProps extends PersonData {
  planned: PersonQuote;
}

/** Which tariff is compared: its level, the Selbstbeteiligung and the Krankentagegeld. Saved with the person. */
export function TariffCard({ data, person, planned }: TariffCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.tariff' });
  const { euros } = useFormat();
  const plan = useHealthPlan({ data, person });
  const { file, tariff, quote, aidRate, sickPayDay } = planned;
  const deductible = plan.choice('deductibleYear', t('deductible'));
  return (
    <Card title={t('title')} caption={t('caption')} actions={<Chip tone="info">{t('fictional')}</Chip>}>
      <Stack gap="medium">
        <SegmentedChoice
          wide
          {...plan.choice('tariff', t('level'))}
          options={file.tariffs.map(({ key, name }) => ({ value: key, label: name }))}
          value={tariff.key}
        />
        {aidRate === undefined && (
          <Columns kind="fields">
            <SelectField
              {...deductible}
              options={tariff.deductibles.map(({ year }) => ({ value: String(year), label: euros(year) }))}
              value={String(quote.deductibleYear)}
              onChange={(year) => year && deductible.onChange(Number(year))}
            />
            <MoneyField
              {...plan.field('sickPayDay', t('sickPay'))}
              unit={t('euroDaily')}
              min={0}
              max={wholeEuros(1_000)}
              value={sickPayDay}
            />
          </Columns>
        )}
      </Stack>
    </Card>
  );
}
