import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import type { ServiceError } from '@vp-digital/core/services';
import { Alert, ActionDialog, SegmentedChoice, TextField, useToasts } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useRequestDeletionMutation } from '../../../shared/consents/api';
import type { PersonLine } from '../lines';

export interface DeletionDialogProps {
  person: PersonLine;
  onClose(): void;
}

/** Records that somebody wants to be forgotten. */
export function DeletionDialog({ person, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.deletion' });
  const householdId = useHouseholdId();
  const toasts = useToasts();
  const [whose, setWhose] = useState<'person' | 'household'>('person');
  const [reason, setReason] = useState<string>();
  const [tried, setTried] = useState(false);
  const [request, { isLoading, error }] = useRequestDeletionMutation();
  const failed = error as ServiceError | undefined; // our base query's error type
  const missing = reason === undefined || reason.length < 3;
  const save = async () => {
    setTried(true);
    if (missing) return;
    const order = { reason, ...(whose === 'person' && { personId: person.id }) };
    const { data } = await request({ householdId, order });
    if (!data) return;
    toasts.show({ tone: 'positive', text: t('done') });
    onClose();
  };
  return (
    <ActionDialog
      title={t('title')}
      action={t('save')}
      busy={isLoading}
      onClose={onClose}
      onAction={() => void save()}
    >
      <p>{t('text')}</p>
      <SegmentedChoice
        label={t('whose')}
        wide
        options={[
          { value: 'person', label: t('person', { name: person.shortName }) },
          { value: 'household', label: t('household') },
        ]}
        value={whose}
        onChange={setWhose}
      />
      <TextField
        label={t('reason')}
        lines={3}
        maxLength={500}
        value={reason}
        error={tried && missing ? t('reasonMissing') : undefined}
        onChange={setReason}
      />
      {failed && <FailedRequest exists={failed.kind === 'failed' && failed.status === 409} />}
    </ActionDialog>
  );
}

function FailedRequest({ exists }: { exists: boolean }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  if (exists) return <Alert tone="warning" title={t('deletion.exists')} announce />;
  return (
    <Alert tone="negative" title={t('record.failed')} announce>
      {t('record.failedText')}
    </Alert>
  );
}
