import type { PayslipProposal } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SideSheet } from '@vp-digital/core/ui';
import { useState } from 'react';
import { PhotoButton } from '../../../shared/photo/PhotoButton';
import { PhotoChoice } from '../../../shared/photo/PhotoChoice';
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
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const read = useReadPayslip();
  const [proposal, setProposal] = useState<PayslipProposal>();
  return (
    <SideSheet
      id={id}
      opened
      title={proposal ? t('title') : t('payslip.of', { name: person.name })}
      onClose={onClose}
    >
      {proposal ? (
        <PayslipForm
          proposal={proposal}
          person={person}
          data={data}
          onDone={onClose}
          onAgain={() => setProposal(undefined)}
        />
      ) : (
        <PhotoChoice persons={data.persons}>
          <PhotoButton label={t('payslip.photograph')} read={read} onRead={setProposal} />
        </PhotoChoice>
      )}
    </SideSheet>
  );
}
