import { useFigureTexts } from '@vp-digital/core/figures';
import type { CoursePhase } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import { usePlaceText } from '../../shared/protection/usePlaceText';

export interface CasesTableProps {
  cases: readonly { name: string; phases: readonly CoursePhase[] }[];
}

interface Row {
  name: string;
  phase: CoursePhase;
}

/** All cases in sight whichever is drawn: the customer's page says them all. */
export function CasesTable({ cases }: CasesTableProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.cases' });
  const { euros } = useFormat();
  const { word } = useFigureTexts();
  const { stretch } = usePlaceText();
  const figure = (key: 'netMonth' | 'gapMonth', header: string) =>
    ({
      kind: 'figure',
      key,
      header,
      value: ({ phase }: Row) => phase[key],
      format: (amount: number) => euros(amount),
      summed: false,
    }) as const;
  const columns: SumColumn<Row>[] = [
    {
      kind: 'text',
      key: 'case',
      header: t('case'),
      cell: ({ name, phase }) => (
        <>
          <b>{name}</b>
          {`, ${stretch(phase)}`}
        </>
      ),
    },
    figure('netMonth', t('net')),
    figure('gapMonth', word('protectionGap')),
  ];
  return (
    <SumTable
      caption={t('title')}
      columns={columns}
      rows={cases.flatMap(({ name, phases }) => phases.map((phase) => ({ name, phase })))}
      rowKey={({ name, phase }) => `${name}-${stretch(phase)}`}
    />
  );
}
