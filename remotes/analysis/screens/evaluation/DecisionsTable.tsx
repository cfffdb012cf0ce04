import { useNeedWords } from '@vp-digital/core/figures';
import type { NeedComparison, NeedDecision, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { EvaluationData } from './data';

export interface DecisionsTableProps {
  data: EvaluationData;
  comparison: NeedComparison;
  /** What was decided when a state was kept. */
  then?: { day: string; decisions: SectionData['needDecisions'] } | undefined;
}

interface DecisionRow {
  key: string;
  name: string;
  now: NeedDecision | undefined;
  before: NeedDecision | undefined;
}

/** What the household has decided about each topic and why, beside what it had decided before. */
export function DecisionsTable({ data, comparison, then }: DecisionsTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluationSince' });
  const { t: code } = useTranslation('household/needDecisions');
  const { name } = useNeedWords(data);
  const { open, settled, unknown } = comparison;
  const now = Object.values(data.needDecisions.items);
  const before = Object.values(then?.decisions.items ?? {});
  const topics = new Map(
    // also of a topic that concerns nobody any more, what was decided is not forgotten
    [...open, ...settled, ...unknown, ...now, ...before].map(({ topic, personId }) => [
      [topic, personId].join('-'),
      { topic, ...(personId !== undefined && { personId }) },
    ]),
  );
  const rows = [...topics]
    .map(([key, of]): DecisionRow => {
      const isOf = (one: NeedDecision) => one.topic === of.topic && one.personId === of.personId;
      return { key, name: name(of), now: now.find(isOf), before: before.find(isOf) };
    })
    .filter((row) => row.now?.decision !== undefined || row.before?.decision !== undefined);
  const wordOf = (decision: NeedDecision | undefined) =>
    decision?.decision === undefined ? t('undecided') : code(`decision.${decision.decision}`);
  if (rows.length === 0) return <Empty>{t('none')}</Empty>;
  const columns: SumColumn<DecisionRow>[] = [
    { kind: 'text', key: 'topic', header: t('topic'), cell: (row) => row.name },
    { kind: 'text', key: 'now', header: t('now'), cell: (row) => wordOf(row.now) },
    {
      kind: 'text',
      key: 'reason',
      header: t('reason'),
      secondary: true,
      cell: (row) => row.now?.reason ?? '–',
    },
    ...(then
      ? [
          {
            kind: 'text' as const,
            key: 'before',
            header: t('then', { day: then.day }),
            cell: (row: DecisionRow) => wordOf(row.before),
          },
        ]
      : []),
  ];
  return <SumTable caption={t('decisions')} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
