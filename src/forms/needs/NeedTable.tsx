import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import { type NeedData, type PresenceNeed, shownMeasure, type ShownNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable, Chip, ErrorIcon, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { DecisionField } from './DecisionField';
import { NeedBar } from './NeedBar';
import classes from './NeedTable.module.css';
import { NeedName } from './NeedName';

export interface NeedTableProps {
  data: NeedData;
  rows: readonly ShownNeed[];
  /** The row whose sheet is open. */
  opened: string | undefined;
  sheetId: string;
  onOpen(key: string): void;
  /** What is judged of each topic: under its name. */
  judged?: (row: ShownNeed) => ReactNode;
}

/** Each topic with what is there, what is needed and what is missing; each bar on the scale of its own target. */
export function NeedTable({ data, rows, opened, sheetId, onOpen, judged }: NeedTableProps) {
  const { t } = useTranslation('household/needTable');
  const { euros } = useFormat();
  const words = useNeedWords(data);
  const amountOf = (part: 'actual' | 'target' | 'gap'): SumColumn<ShownNeed> => ({
    kind: 'figure',
    key: part,
    header: t(`column.${part}`),
    secondary: part === 'gap' ? false : 'roomy',
    summed: false,
    value: ({ need }) => (need.kind === 'measured' ? need[part] : undefined),
    format: (cents) => euros(cents),
    cell: ({ topic, need }) => {
      if (need.kind !== 'measured' || (part === 'gap' && need.gap === 0)) return undefined; // the table's dash
      const shown = shownMeasure(need);
      const text = part === 'gap' ? <b>{words.amount(need, shown.gap)}</b> : euros(shown[part]);
      return <OfNeed topic={topic}>{text}</OfNeed>;
    },
  });
  const columns: SumColumn<ShownNeed>[] = [
    {
      kind: 'text',
      key: 'topic',
      header: t('column.topic'),
      cell: (row) => (
        <NeedName
          row={row}
          data={data}
          opened={row.key === opened}
          sheetId={sheetId}
          onOpen={onOpen}
          judged={judged?.(row)}
        />
      ),
    },
    {
      kind: 'text',
      key: 'bar',
      header: t('column.bar'),
      secondary: 'roomy',
      cell: ({ need }) =>
        need.kind === 'measured' ? (
          <div className={classes['bar']}>
            <NeedBar {...need} />
          </div>
        ) : (
          <NeedState {...need} />
        ),
    },
    amountOf('actual'),
    amountOf('target'),
    amountOf('gap'),
    {
      kind: 'text',
      key: 'decision',
      header: t('column.decision'),
      secondary: true,
      cell: (row) =>
        row.rank !== undefined && (
          <div className={classes['decision']}>
            <DecisionField row={row} data={data} hideLabel />
          </div>
        ),
    },
  ];
  return <SumTable caption={t('table')} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

const looks = {
  present: { tone: 'positive', icon: PositiveIcon },
  partial: { tone: 'warning', icon: WarningIcon },
  none: { tone: 'negative', icon: ErrorIcon },
} as const;

/** Whether there is cover, of a topic that has no amount; only what nobody can live without is a fault where it is missing. */
function NeedState({ state, level }: Pick<PresenceNeed, 'state' | 'level'>) {
  const { t } = useTranslation('household/needTable', { keyPrefix: 'state' });
  const look = looks[state === 'none' && level > 1 ? 'partial' : state];
  return <Chip {...look}>{t(state)}</Chip>;
}
