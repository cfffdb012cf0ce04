import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PhotoSheet } from '../../../shared/photo/PhotoSheet';
import { useReadPayslip } from '../../../shared/photo/useReadPhoto';
import type { Adult, IncomeData } from '../../../shared/income/data';
import { PayslipForm } from './PayslipForm';

export interface PayslipSheetProps {
  id: string;
  person: Adult;
  data: IncomeData;
  onClose(): void;
}

/** A payslip of a person is photographed and, once every grown-up has consented, read; every value is confirmed. */
export function PayslipSheet({ id, person, data, onClose }: PayslipSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.payslip' });
  return (
    <PhotoSheet
      id={id}
      title={t('of', { name: person.name })}
      label={t('photograph')}
      persons={data.persons}
      read={useReadPayslip()}
      onClose={onClose}
    >
      {(proposal, again) => (
        <PayslipForm proposal={proposal} person={person} data={data} onDone={onClose} onAgain={again} />
      )}
    </PhotoSheet>
  );
}
