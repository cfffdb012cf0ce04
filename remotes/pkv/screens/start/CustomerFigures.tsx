import { CustomerCard, type CustomerRow, CustomerRows, useFigureRow } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  aidRateOf,
  aidRateInRetirement,
  type HealthEligibility,
  healthPayFigure,
  mainEmployment,
  statutoryHealthFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { PersonData } from '../../shared/module/data';

export interface CustomerFiguresProps extends PersonData {
  eligibility: HealthEligibility;
  /** Nothing stands beside it. */
  wide: boolean;
}

/** What the answer rests on: pay beside the limit, or the aid; and what the statutory fund takes today. */
export function CustomerFigures({ eligibility: { pay }, data, person, wide }: CustomerFiguresProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'startCustomer' });
  const { euros, percent } = useFormat();
  const row = useFigureRow();
  const aidRate = aidRateOf(data, person.id);
  const isRecorded = mainEmployment(data, person.id)?.aidRate !== undefined;
  const whole = { maximumDecimals: 0 };
  const ofPerson = { personId: person.id };
  const rows: CustomerRow[] = [
    ...(pay
      ? [
          ...row(healthPayFigure, data, ofPerson),
          {
            key: 'limit',
            name: t('limit'),
            value: <OfFigure figure={healthPayFigure}>{euros(pay.limit)}</OfFigure>,
          },
        ]
      : []),
    ...(aidRate === undefined
      ? []
      : [
          { key: 'aid', name: t(isRecorded ? 'aid' : 'aidAssumed'), value: percent(aidRate, whole) },
          { key: 'later', name: t('aidLater'), value: percent(aidRateInRetirement(aidRate), whole) },
        ]),
    ...row(statutoryHealthFigure, data, ofPerson),
  ];
  return (
    <CustomerCard wide={wide} title={t('figures')}>
      <CustomerRows rows={rows} />
    </CustomerCard>
  );
}
