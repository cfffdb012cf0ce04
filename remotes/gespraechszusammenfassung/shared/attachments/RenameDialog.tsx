import type { ReportAttachment } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportKey } from '@vp-digital/core/services';
import { ActionDialog, Alert, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useRenameAttachmentMutation } from './attachmentsApi';

interface RenameDialogProps {
  place: ReportKey;
  attachment: ReportAttachment;
  onClose(): void;
}

/** What the household reads in place of the file's name; its ending stays. */
export function RenameDialog({ place, attachment: { attachmentId, name }, onClose }: RenameDialogProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.attachments' });
  const dot = name.lastIndexOf('.');
  const [title, ending] = [name.slice(0, dot), name.slice(dot)];
  const [typed, setTyped] = useState<string | undefined>(title);
  const [isTried, setTried] = useState(false);
  const [rename, { isLoading, isError }] = useRenameAttachmentMutation();
  const next = typed?.trim() ?? '';
  const save = async () => {
    setTried(true);
    if (next === '') return;
    if (next === title) return onClose();
    const { data } = await rename({ ...place, attachmentId, name: `${next}${ending}` });
    if (data) onClose();
  };
  return (
    <ActionDialog
      title={t('rename.title')}
      action={t('rename.save')}
      busy={isLoading}
      onClose={onClose}
      onAction={() => void save()}
    >
      <TextField
        label={t('rename.field')}
        hint={t('rename.hint', { ending })}
        maxLength={180}
        value={typed}
        error={isTried && next === '' ? t('rename.missing') : undefined}
        onChange={setTyped}
      />
      {isError && (
        <Alert tone="negative" title={t('rename.failed')} announce>
          {t('why.name')}
        </Alert>
      )}
    </ActionDialog>
  );
}
