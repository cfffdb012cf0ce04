import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import type { CoursePhase } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { paymentsOf } from './payments';
import { usePlaceText } from '../../shared/protection/usePlaceText';

export interface CustomerPayersProps {
  phases: readonly CoursePhase[];
  /** That the state's pension is an estimate from pay and age. */
  remark: string | undefined;
}

/** Who pays, from when until when, and how much a month. */
export function CustomerPayers({ phases, remark }: CustomerPayersProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'coverCustomer' });
  const { euros } = useFormat();
  const { stretch } = usePlaceText();
  return (
    <CustomerCard title={t('payers')}>
      <CustomerRows
        rows={paymentsOf(phases).map((payment) => ({
          key: `${payment.payer}-${payment.amount}`,
          name: t(`payer.${payment.payer}`),
          detail: stretch(payment),
          value: euros(payment.amount),
          certainty: 'estimated' as const,
        }))}
      />
      {remark !== undefined && <p>{remark}</p>}
    </CustomerCard>
  );
}
