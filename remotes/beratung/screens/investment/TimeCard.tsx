import { OfField, OfFigure } from '@vp-digital/core/figures';
import { reserveFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, DataList } from '@vp-digital/core/ui';
import type { InvestmentData } from '../../shared/investment/data';
import { horizonBands } from '../../shared/investment/riskFrame';

/** When the household needs which money: the reserve, then what is set aside for goals. */
export function TimeCard({ data }: { data: InvestmentData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.time' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const reserve = reserveFigure.of(data, { date });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <DataList
        items={[
          {
            key: 'reserve',
            label: t('reserve'),
            value:
              reserve.kind === 'computed' ? (
                <OfFigure figure={reserveFigure}>
                  {t('reserveOf', {
                    there: euros(
                      Math.min(
                        reserve.value.available,
                        reserve.value.targetMonths * reserve.value.monthlyNeed,
                      ),
                    ),
                    target: euros(reserve.value.targetMonths * reserve.value.monthlyNeed),
                  })}
                </OfFigure>
              ) : (
                t('open')
              ),
          },
          ...horizonBands(data, date).map(({ key, amount }) => ({
            key,
            label: t(key),
            value: amount === undefined ? '–' : <OfField field="goals.saved">{euros(amount)}</OfField>,
          })),
        ]}
      />
    </Card>
  );
}
