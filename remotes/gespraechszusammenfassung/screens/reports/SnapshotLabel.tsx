import type { Snapshot } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSnapshotName } from '@vp-digital/core/parts';
import { Alert, Button, Row, TextField, useToasts } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useLabelSnapshotMutation } from '../../api';

/** The one thing that may change in a snapshot: what it is called. */
export function SnapshotLabel({ snapshot }: { snapshot: Snapshot }) {
  const { householdId, snapshotId } = snapshot;
  const label = useSnapshotName()(snapshot);
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'label' });
  const toasts = useToasts();
  const [typed, setTyped] = useState<string | undefined>(label);
  const [save, { isLoading, isError }] = useLabelSnapshotMutation();
  const rename = async () => {
    if (typed === undefined || typed === label) return;
    const { data } = await save({ householdId, snapshotId, label: typed });
    if (data) toasts.show({ tone: 'positive', text: t('saved') });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <Row align="end">
        <TextField
          label={t('field')}
          maxLength={80}
          value={typed}
          error={typed === undefined ? t('missing') : undefined}
          onChange={setTyped}
        />
        <Button writes type="submit" loading={isLoading} disabled={typed === undefined || typed === label}>
          {t('save')}
        </Button>
      </Row>
      {isError && <Alert tone="negative" title={t('failed')} announce />}
    </form>
  );
}
