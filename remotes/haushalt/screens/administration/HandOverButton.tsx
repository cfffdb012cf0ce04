import type { Administration } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Checkbox, SelectField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useAskHandOverMutation } from '../../shared/access-requests/api';
import { ConfirmedButton } from '../../shared/access-requests/ConfirmedButton';

export interface HandOverButtonProps {
  householdId: string;
  recipients: Administration['recipients'];
}

/** Asks a colleague to take the household over; that the customers know is confirmed first. */
export function HandOverButton({ householdId, recipients }: HandOverButtonProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.handOver' });
  const [ask] = useAskHandOverMutation();
  const [contract, setContract] = useState<string>();
  const [informed, setInformed] = useState(false);
  const forget = () => {
    setContract(undefined);
    setInformed(false);
  };
  const confirm = async () => {
    if (contract !== undefined)
      await ask({ householdId, body: { contract, customersInformed: true } }).unwrap();
  };
  return (
    <ConfirmedButton
      label={t('button')}
      question={t('question')}
      confirm={t('confirm')}
      failed={t('failed')}
      incomplete={contract === undefined || !informed}
      onConfirm={confirm}
      onClose={forget}
    >
      <p>{t('text')}</p>
      <SelectField
        label={t('recipient')}
        options={recipients.map(({ contract: value, name }) => ({
          value,
          label: t('of', { name, contract: value }),
        }))}
        value={contract}
        onChange={setContract}
      />
      <Checkbox label={t('informed')} value={informed} onChange={setInformed} />
    </ConfirmedButton>
  );
}
