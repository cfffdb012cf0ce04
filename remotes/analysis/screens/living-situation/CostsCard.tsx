import { FigureCalculation } from '@vp-digital/core/figures';
import { euros } from '@vp-digital/core/finance';
import { type Home, housingCostsFigure, paysRent, rentIncreases } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Columns, MoneyField, SelectField, Stack } from '@vp-digital/core/ui';
import type { LivingSituationData } from '../../shared/living-situation/data';
import { useHome } from './useHome';

const largest = euros(100_000);

/** What is paid for the home a month; the rates of an owner stand in the contracts. */
export function CostsCard({ data, home }: { data: LivingSituationData; home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const { t: code } = useTranslation('household/housing');
  const editor = useHome(data);
  const common = { unit: t('euroMonthly'), min: 0, max: largest };
  const rented = paysRent(home);
  return (
    <Card title={t('costs.title')} caption={t(rented ? 'costs.rented' : 'costs.owned')}>
      <Stack gap="medium">
        <Columns>
          {rented ? (
            <MoneyField {...editor.field('coldRent', t('field.coldRent'))} {...common} name="kaltmiete" />
          ) : (
            <MoneyField {...editor.field('ownersFee', t('field.ownersFee'))} {...common} name="hausgeld" />
          )}
          <MoneyField
            {...editor.field('ancillaryCosts', t('field.ancillaryCosts'))}
            {...common}
            name="nebenkosten"
          />
        </Columns>
        <Columns>
          <MoneyField
            {...editor.field('heatingCosts', t('field.heatingCosts'))}
            {...common}
            hint={t('costs.heating')}
          />
          {rented && (
            <SelectField
              {...editor.choice('rentIncrease', t('field.rentIncrease'))}
              emptyLabel="–"
              options={rentIncreases.map((value) => ({ value, label: code(`rentIncrease.${value}`) }))}
            />
          )}
        </Columns>
      </Stack>
      <FigureCalculation figure={housingCostsFigure} household={data} input={{}} />
    </Card>
  );
}
