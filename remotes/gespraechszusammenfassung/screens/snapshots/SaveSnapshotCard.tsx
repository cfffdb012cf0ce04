import type { SnapshotRequest } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { runningAppointment, type StoredAppointment } from '@vp-digital/core/household';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { purposeOf, useSnapshotName } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useAreaServices } from '@vp-digital/core/services';
import {
  Alert,
  Button,
  Card,
  FreezeIcon,
  SelectField,
  TextField,
  useReadOnly,
  useToasts,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { useCreateSnapshotMutation } from '../../api';
import classes from './SaveSnapshotCard.module.css';

const occasions = ['annualReview', 'appointment', 'manual'] as const satisfies SnapshotRequest['occasion'][];

/** "Stand sichern": freezes the household as it stands, under a name. */
export function SaveSnapshotCard() {
  const readOnly = useReadOnly();
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'save' });
  const { t: code } = useTranslation('household/appointments');
  const { date } = useFormat();
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const { queues } = useAreaServices();
  const toasts = useToasts();
  const nameOf = useSnapshotName();
  const running = useRunning();
  const [chosen, setOccasion] = useState<(typeof occasions)[number]>();
  const occasion =
    chosen ?? (running === undefined || running.occasion === 'annualReview' ? 'annualReview' : 'appointment');
  const [typed, setTyped] = useState<string>();
  const [isStuck, setIsStuck] = useState(false);
  const [create, { isLoading, isError }] = useCreateSnapshotMutation();
  const ofRunning =
    occasion === 'appointment' && running?.occasion !== 'other' ? running?.occasion : undefined;
  const about = ofRunning ? code(`occasion.${ofRunning}`) : t(`occasion.${occasion}`);
  const purpose = ofRunning ? purposeOf(ofRunning) : occasion;
  const proposed = t('proposal', { occasion: about, date: date(clock.today()) });
  const label = typed ?? proposed;

  const save = async () => {
    const isKept = await queues.flushAll(); // what is frozen holds all that was typed
    setIsStuck(!isKept);
    if (!isKept) return;
    const answer = await create({
      householdId,
      request: { label, occasion, ...(label === proposed && { purpose }) },
    });
    if (answer.data) {
      setTyped(undefined);
      toasts.show({ tone: 'positive', text: t('saved', { label: nameOf(answer.data) }) });
    }
  };
  if (readOnly !== undefined) return undefined;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (label.trim()) void save();
        }}
      >
        <SelectField
          label={t('occasionLabel')}
          options={occasions.map((value) => ({ value, label: t(`occasion.${value}`) }))}
          value={occasion}
          onChange={(value) => value && setOccasion(value)}
        />
        <TextField
          label={t('label')}
          value={label}
          maxLength={80}
          error={label.trim() ? undefined : t('labelMissing')}
          onChange={(value) => setTyped(value ?? '')}
        />
        <Button type="submit" icon={FreezeIcon} loading={isLoading}>
          {t('button')}
        </Button>
      </form>
      {(isStuck || isError) && (
        <Alert tone="negative" title={t('failed')} announce>
          {t('failedText')}
        </Alert>
      )}
    </Card>
  );
}

/** The appointment that goes on, as far as that is known yet. */
function useRunning(): StoredAppointment | undefined {
  const documents = usePageDocuments(['appointments']);
  return documents.status === 'ready' ? runningAppointment(documents.data.appointments) : undefined;
}
