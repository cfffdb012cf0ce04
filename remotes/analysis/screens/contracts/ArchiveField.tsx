import { type ArchivedContract, archiveReasons } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row, SelectField, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';

export type ArchiveReason = ArchivedContract['reason'];

/** A contract goes to the archive with the reason why; there it is in no sum, and can be brought back. */
export function ArchiveField({ onArchive }: { onArchive(reason: ArchiveReason): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.archive' });
  const { t: code } = useTranslation('household/contracts');
  const readOnly = useReadOnly();
  const [reason, setReason] = useState<ArchiveReason>();
  if (readOnly) return undefined;
  return (
    <Stack gap="small">
      <SelectField<ArchiveReason>
        label={t('reasonLabel')}
        hint={t('hint')}
        options={archiveReasons.map((value) => ({ value, label: code(`reason.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <Row>
        <Button disabled={reason === undefined} onClick={() => reason && onArchive(reason)}>
          {t('archive')}
        </Button>
      </Row>
    </Stack>
  );
}
