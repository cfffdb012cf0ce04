import { FigureCalculation, OfFigure } from '@vp-digital/core/figures';
import { goalPotential, goalRates, goalRatesFigure, goalSavings } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Card, Empty, Stack } from '@vp-digital/core/ui';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { RateBar } from './RateBar';
import { RateTable } from './RateTable';
import { ratePartsOf } from './rateParts';

/** What each goal takes a month, against what is set aside and what is possible. */
export function RatesCard({ data }: { data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.rates' });
  const { euros, list } = useFormat();
  const rates = goalRates(data, useHost().clock.today());
  const savings = goalSavings(data);
  const potential = goalPotential(data);
  const isKnown = rates.kind === 'computed' && rates.value.total > 0;
  const waiting = rates.kind === 'computed' ? rates.value.waiting : [];
  const names = waiting.flatMap(({ goalId }) => data.goals.items[goalId]?.title ?? []);
  const over = isKnown && potential.kind === 'computed' ? rates.value.total - potential.value.possible : 0;
  return (
    <OfFigure figure={goalRatesFigure}>
      <Card title={t('title')}>
        {isKnown ? (
          <Stack gap="medium">
            <RateBar
              parts={ratePartsOf(rates.value, data)}
              total={rates.value.total}
              planned={savings.kind === 'computed' ? savings.value.planned : undefined}
              possible={potential.kind === 'computed' ? potential.value.possible : undefined}
            />
            <RateTable parts={ratePartsOf(rates.value, data)} />
            {over > 0 && (
              <Alert tone="warning" title={t('over.title', { amount: euros(over) })}>
                {t('over.text')}
              </Alert>
            )}
            {savings.kind === 'computed' && savings.value.pensionRates > 0 && (
              <p>{t('pension', { amount: euros(savings.value.pensionRates) })}</p>
            )}
            {names.length > 0 && <p>{t('waiting', { names: list(names) })}</p>}
            <FigureCalculation figure={goalRatesFigure} household={data} input={{}} />
          </Stack>
        ) : (
          <Empty>{t('empty')}</Empty>
        )}
      </Card>
    </OfFigure>
  );
}
