import type { CoursePhase } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import { Marked } from '../../shared/protection/Marked';
import classes from './PayerTable.module.css';
import { type Payment, paymentsOf } from './payments';
import { usePlaceText } from '../../shared/protection/usePlaceText';

export interface PayerTableProps {
  phases: readonly CoursePhase[];
  caption: string;
}

/** Who pays, from when, until when, how much, and on what condition. */
export function PayerTable({ phases, caption }: PayerTableProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.payer' });
  const { euros } = useFormat();
  const { fromText, untilText } = usePlaceText();
  const columns: SumColumn<Payment>[] = [
    {
      kind: 'text',
      key: 'payer',
      header: t('payer'),
      cell: ({ payer, from, until }) => (
        <>
          <Marked kind={payer} detail={t(`condition.${payer}`)}>
            {t(`name.${payer}`)}
          </Marked>
          <span className={classes['stretch']}>{`${fromText(from)} ${untilText(until)}`}</span>
        </>
      ),
    },
    {
      kind: 'text',
      key: 'from',
      header: t('from'),
      secondary: 'roomy',
      cell: ({ from }) => fromText(from),
    },
    {
      kind: 'text',
      key: 'until',
      header: t('until'),
      secondary: 'roomy',
      cell: ({ until }) => untilText(until),
    },
    {
      kind: 'figure',
      key: 'amount',
      header: t('amount'),
      value: ({ amount }) => amount,
      format: (value) => euros(value),
    },
  ];
  return (
    <SumTable
      caption={caption}
      columns={columns}
      rows={paymentsOf(phases)}
      rowKey={({ payer, amount }) => `${payer}-${amount}`}
    />
  );
}
