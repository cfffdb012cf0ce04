import { OfField, OfFigure } from '@vp-digital/core/figures';
import { reserveFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, DataList } from '@vp-digital/core/ui';
import type { InvestmentData } from '../../shared/investment/data';
import { horizonBands } from '../../shared/investment/riskFrame';
import { useReserveText } from '../../shared/investment/useReserveText';

/** When the household needs which money: the reserve, then what is set aside for goals. */
export function TimeCard({ data }: { data: InvestmentData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.time' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const reserve = useReserveText(data);
  return (
    <Card title={t('title')} caption={t('caption')}>
      <DataList
        items={[
          {
            key: 'reserve',
            label: t('reserve'),
            value: reserve === undefined ? t('open') : <OfFigure figure={reserveFigure}>{reserve}</OfFigure>,
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
