import { type HouseholdDeletion, deletionReasons } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { SelectField, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useAskDeletionMutation } from '../../shared/access-requests/api';
import { ConfirmedButton } from '../../shared/access-requests/ConfirmedButton';

export interface DeletionButtonProps {
  householdId: string;
  name: string;
  /** The last day on which something of it has to be kept. */
  until: string | undefined;
}

/** Asks a second person to have the household deleted: a reason, and its name typed. */
export function DeletionButton({ householdId, name, until }: DeletionButtonProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.deletion' });
  const { date } = useFormat();
  const [ask] = useAskDeletionMutation();
  const [reason, setReason] = useState<HouseholdDeletion['reason']>();
  const [typed, setTyped] = useState<string>();
  const forget = () => {
    setReason(undefined);
    setTyped(undefined);
  };
  const confirm = async () => {
    if (reason !== undefined) await ask({ householdId, body: { reason, name } }).unwrap();
  };
  return (
    <ConfirmedButton
      label={t('button')}
      question={t('question')}
      confirm={t('confirm')}
      kind="danger"
      failed={t('failed')}
      incomplete={reason === undefined || typed !== name}
      onConfirm={confirm}
      onClose={forget}
    >
      <p>{until === undefined ? t('text') : t('textKept', { date: date(until) })}</p>
      <SelectField
        label={t('reason')}
        options={deletionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={t('typeName')}
        hint={t('typeHint', { name })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
    </ConfirmedButton>
  );
}
