import { OfFigure } from '@vp-digital/core/figures';
import { netEstimateFigure, taxClassComparison, type TaxClassComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { shortNameOf } from '@vp-digital/core/household';
import { Caption, Card, Chip, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';

type Pair = TaxClassComparison['pairs'][number];

/** Steuerklassen of spouses: net of a month by each choice. Money sooner, not more: in no sum. */
export function TaxClassCard({ data }: { data: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.taxClasses' });
  const { euros, number } = useFormat();
  const outcome = taxClassComparison({ household: data, date: useHost().clock.today() });
  if (outcome.kind !== 'computed') return undefined;
  const { pairs, personIds, current } = outcome.value;
  const names = personIds.map((id) => shortNameOf(data, id) ?? '');
  const today = pairs.find(({ pair }) => pair === current)?.net;
  const amount = (
    key: string,
    header: string,
    value: (pair: Pair) => number | undefined,
    secondary: SumColumn<Pair>['secondary'] = false,
  ): SumColumn<Pair> => ({
    kind: 'figure',
    key,
    header,
    secondary,
    summed: false,
    value,
    format: (cents) => euros(cents),
    cell: (pair) => {
      const cents = value(pair);
      const format = key === 'difference' ? ({ sign: 'difference' } as const) : {};
      return cents === undefined ? undefined : (
        <OfFigure figure={netEstimateFigure}>{euros(cents, format)}</OfFigure>
      );
    },
  });
  const columns: SumColumn<Pair>[] = [
    {
      kind: 'text',
      key: 'pair',
      header: names.join(', '),
      cell: ({ pair, factorThousandths }) => (
        <>
          {t(`pair.${pair}`)}{' '}
          {factorThousandths !== undefined && (
            <Caption>
              {t('factor', { factor: number(factorThousandths / 1_000, { minimumDecimals: 3 }) })}
            </Caption>
          )}
          {pair === current && <Chip tone="accent">{t('current')}</Chip>}
        </>
      ),
    },
    ...names.map((name, index) => amount(`net-${index}`, name, ({ nets }) => nets[index], true)),
    amount('net', t('net'), ({ net }) => net),
    amount('difference', t('difference'), ({ net }) => (today === undefined ? undefined : net - today)),
  ];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        <SumTable caption={t('title')} columns={columns} rows={pairs} rowKey={({ pair }) => pair} />
        <Caption>{t('effects')}</Caption>
      </Stack>
    </Card>
  );
}
