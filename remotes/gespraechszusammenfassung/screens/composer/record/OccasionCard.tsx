import { appointmentOfRecord, longestRecordTexts, type Snapshot } from '@vp-digital/core/contracts';
import { dayOfAppointment, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Stack, TextField } from '@vp-digital/core/ui';
import type { RecordEditor } from './useRecord';

interface OccasionCardProps {
  editor: RecordEditor;
  snapshot: Snapshot;
  sections: SectionData;
}

/** Why there was a talk: what its appointment says, and what the advisor adds. */
export function OccasionCard({ editor, snapshot, sections }: OccasionCardProps) {
  const { t } = useTranslation(['gespraechszusammenfassung', 'household/appointments']);
  const { date } = useFormat();
  const appointment = appointmentOfRecord({ snapshot, sections });
  return (
    <Card title={t('composer.record.occasion.title')}>
      <Stack gap="medium">
        <p>
          {appointment
            ? t('composer.record.occasion.known', {
                occasion: t(`household/appointments:occasion.${appointment.occasion}`),
                day: date(dayOfAppointment(appointment)),
              })
            : t('composer.record.occasion.unknown')}
        </p>
        <TextField
          name="anlass"
          label={t('composer.record.occasion.field')}
          lines={2}
          maxLength={longestRecordTexts.occasion}
          value={editor.record.occasion}
          onChange={(occasion) => editor.type({ occasion })}
          onBlur={editor.save}
        />
      </Stack>
    </Card>
  );
}
