import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { assetsFigure, balanceSheet, debtsFigure, netWorthFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { usePositionName } from '../../shared/entry-sheet/useKindName';
import { SideBySide } from '../../shared/layout/SideBySide';
import { SnapshotPage } from '../../shared/frozen/FrozenPage';
import { type FrozenState, useStateOf } from '../../shared/frozen/useFrozenState';
import { type AtStateProps, atState } from '../../shared/frozen/snapshot/atState';
import { StoredFigures } from '../../shared/frozen/snapshot/StoredFigures';

const figures = [netWorthFigure, assetsFigure, debtsFigure];

/** Vermögensbilanz of a state: what was recorded then, and the sums as they were computed then. */
export default function BalanceAtState({ snapshotId }: AtStateProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'stand' });
  return (
    <SnapshotPage
      name={t('balance.name')}
      headline={() => t('balance.headline')}
      frozen={useStateOf(snapshotId)}
      route={atState(routes.balanceSheet)}
      isKept={({ derived }) => derived?.figures !== undefined}
      today={{ label: t('today'), route: routes.balanceSheet }}
    >
      {(state) => (
        <>
          <StoredFigures state={state} figures={figures} />
          <SideBySide>
            <OfFigure figure={assetsFigure} stays>
              <Side side="assets" state={state} />
            </OfFigure>
            <OfFigure figure={debtsFigure} stays>
              <Side side="debts" state={state} />
            </OfFigure>
          </SideBySide>
        </>
      )}
    </SnapshotPage>
  );
}

type Position = ReturnType<typeof balanceSheet>['assets' | 'debts'][number];

/** Values as they stood in the documents. */
function Side({ side, state: { data } }: { side: 'assets' | 'debts'; state: FrozenState }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'stand.balance' });
  const { date, money } = useFormat();
  const { word } = useFigureTexts();
  const nameOf = usePositionName();
  const rows: readonly Position[] = balanceSheet(data)[side];
  const columns: SumColumn<Position>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('what'),
      cell: (position) => (position.source === 'recorded' && position.name) || nameOf(position),
    },
    { kind: 'text', key: 'asOf', header: t('asOf'), secondary: true, cell: ({ asOf }) => asOf && date(asOf) },
    {
      kind: 'figure',
      key: 'amount',
      header: t('amount'),
      value: ({ amount }) => amount || undefined,
      format: money,
    },
  ];
  return (
    <Card title={word(side)}>
      {rows.length === 0 ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        <SumTable caption={word(side)} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}
