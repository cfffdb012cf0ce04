import type { Reader } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEndSharingMutation } from '../../shared/access-requests/api';
import { ConfirmedButton } from '../../shared/access-requests/ConfirmedButton';

export interface EndSharingButtonProps {
  householdId: string;
  reader: Reader;
}

/** Closes the household to a contract that it was opened to. */
export function EndSharingButton({ householdId, reader }: EndSharingButtonProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.sharing' });
  const [end] = useEndSharingMutation();
  const { contract, name } = reader;
  return (
    <ConfirmedButton
      label={t('button', { name })}
      question={t('question', { name })}
      confirm={t('confirm')}
      failed={t('failed')}
      onConfirm={() => end({ householdId, body: { contract } }).unwrap()}
    >
      <p>{t('text', { contract })}</p>
    </ConfirmedButton>
  );
}
