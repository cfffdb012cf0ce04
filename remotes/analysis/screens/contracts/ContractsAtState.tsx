import { OfFigure } from '@vp-digital/core/figures';
import {
  costIn,
  isPremiumMissing,
  loanRatesFigure,
  personsOfContract,
  premiumsFigure,
  savingRatesFigure,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { type ContractEntry, type ContractKind, contractKinds, entriesOf } from '../../shared/contracts/data';
import { SnapshotPage } from '../../shared/frozen/FrozenPage';
import { type FrozenState, useStateOf } from '../../shared/frozen/useFrozenState';
import { type AtStateProps, atState } from '../../shared/frozen/snapshot/atState';
import { StoredFigures } from '../../shared/frozen/snapshot/StoredFigures';

const costs = { insurance: premiumsFigure, saving: savingRatesFigure, loan: loanRatesFigure } as const;
const figures = [premiumsFigure, savingRatesFigure, loanRatesFigure];

/** Vertragsübersicht of a state: the contracts as they stood, and what they cost as it was computed then. */
export default function ContractsAtState({ snapshotId }: AtStateProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'stand' });
  return (
    <SnapshotPage
      name={t('contracts.name')}
      headline={() => t('contracts.headline')}
      frozen={useStateOf(snapshotId)}
      route={atState(routes.contracts)}
      isKept={({ derived }) => derived?.figures !== undefined}
      today={{ label: t('today'), route: routes.contracts }}
    >
      {(state) => (
        <>
          <StoredFigures state={state} figures={figures} />
          {contractKinds.map((kind) => (
            <OfFigure key={kind} figure={costs[kind]} stays>
              <Kind kind={kind} state={state} />
            </OfFigure>
          ))}
        </>
      )}
    </SnapshotPage>
  );
}

function Kind({ kind, state: { data } }: { kind: ContractKind; state: FrozenState }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { money } = useFormat();
  const rows = entriesOf(data, kind);
  const columns: SumColumn<ContractEntry>[] = [
    {
      kind: 'text',
      key: 'line',
      header: t('field.line'),
      cell: ({ contract }) => code(`line.${contract.line}`),
    },
    {
      kind: 'text',
      key: 'company',
      header: t('field.company'),
      secondary: true,
      cell: ({ contract }) => contract.company,
    },
    {
      kind: 'text',
      key: 'persons',
      header: t('field.persons'),
      secondary: true,
      cell: ({ contract }) =>
        personsOfContract(contract, data)
          .flatMap((id) => shortNameOf(data, id) ?? [])
          .join(', '),
    },
    {
      kind: 'figure',
      key: 'premium',
      header: t(`premiumMonthly.${kind}`),
      value: ({ contract }) => (isPremiumMissing(contract) ? undefined : costIn('month', contract)),
      format: money,
    },
  ];
  return (
    <Card title={t(`kind.${kind}`)}>
      {rows.length === 0 ? (
        <Empty>{t(`empty.${kind}`)}</Empty>
      ) : (
        <SumTable caption={t(`kind.${kind}`)} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}
