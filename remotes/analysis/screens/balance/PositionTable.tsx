import { useFigureTexts } from '@vp-digital/core/figures';
import type { AssetPosition, BalanceSheet, DebtPosition } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePartlyKnown } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import { OwnersText } from './OwnersText';
import { PositionName, type PositionNameProps } from './PositionName';
import { type BalancePageData, type Side, sideFigures } from '../../shared/entry-sheet/data';

export interface PositionTableProps extends Pick<PositionNameProps, 'openId' | 'sheetId' | 'onOpen'> {
  side: Side;
  sheet: BalanceSheet;
  data: BalancePageData;
}

type Position = AssetPosition | DebtPosition;

/** The positions of a side with their sum; assets in the order in which they are money. */
export function PositionTable({ side, sheet, data, ...name }: PositionTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { t: code } = useTranslation('household/assets');
  const { word } = useFigureTexts();
  const { money, date } = useFormat();
  const isPartly = usePartlyKnown([side, 'contracts']);
  const columns: SumColumn<Position>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('field.kind'),
      cell: (position) => <PositionName position={position} data={data} {...name} />,
    },
    {
      kind: 'text',
      key: 'owners',
      header: t('column.owners'),
      secondary: true,
      cell: ({ owners }) => <OwnersText owners={owners} persons={data.persons} />,
    },
    {
      kind: 'text',
      key: 'asOf',
      header: t('column.asOf'),
      secondary: true,
      cell: ({ asOf }) => asOf && date(asOf),
    },
    {
      kind: 'figure',
      key: 'amount',
      header: t('column.amount'),
      value: ({ amount, source }) => (amount === 0 && source === 'recorded' ? undefined : amount),
      format: money,
    },
  ];
  const shared = {
    caption: word(sideFigures[side]),
    columns,
    rowKey: ({ id }: Position) => id,
    total: isPartly ? undefined : t('total'),
  };
  if (side === 'liabilities') return <SumTable<Position> {...shared} rows={sheet.debts} />;
  return (
    <SumTable<Position>
      {...shared}
      groups={sheet.byLiquidity
        .filter(({ assets }) => assets.length > 0)
        .map(({ liquidity, assets }) => ({
          key: liquidity,
          rows: assets,
          subtotal: isPartly ? undefined : code(`liquidity.${liquidity}`),
        }))}
    />
  );
}
