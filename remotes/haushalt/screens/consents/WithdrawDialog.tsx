import type { ConsentPurpose } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ActionDialog } from '@vp-digital/core/ui';
import classes from './Consents.module.css';
import type { PersonLine } from './lines';
import { RecordFailure } from './RecordFailure';
import { useRecord } from './useRecord';

export interface WithdrawDialogProps {
  person: PersonLine;
  topic: ConsentPurpose;
  onClose(): void;
}

/**
 * Takes a consent back, or refuses it from the start, after saying what that does: only what the application really does, and
 * what it does not.
 */
export function WithdrawDialog({ person, topic, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const { record, busy, failure } = useRecord();
  const name = person.shortName;
  const isHeld = person.purposes.some((line) => line.topic === topic && line.state.kind !== 'missing');
  const words = isHeld ? 'withdraw' : 'refuse';
  const withdraw = async () => {
    if (await record({ action: 'withdrawn', personId: person.id, topic })) onClose();
  };
  return (
    <ActionDialog
      title={t(`${words}.title`, { topic: t(`topic.${topic}`) })}
      action={t(`${words}.confirm`)}
      kind="danger"
      cancel={t(`${words}.cancel`)}
      busy={busy}
      onClose={onClose}
      onAction={() => void withdraw()}
    >
      <p>{t(`${words}.text`, { name })}</p>
      <ul className={classes['effects']}>
        {isHeld && <li>{t('withdraw.effect.now')}</li>}
        <li>{t(`withdraw.effect.${topic}`, { name })}</li>
        <li>{t(isHeld ? 'withdraw.effect.kept' : 'refuse.kept')}</li>
      </ul>
      <RecordFailure failure={failure} />
    </ActionDialog>
  );
}
