import { complexities, longestRecordTexts } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, SegmentedChoice, Stack, TextField } from '@vp-digital/core/ui';
import type { RecordEditor } from './useRecord';

/** How complex it was, and why. */
export function ComplexityCard({ editor: { record, type, choose, save } }: { editor: RecordEditor }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.record.complexity' });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SegmentedChoice
          name="komplexitaet"
          label={t('field')}
          options={complexities.map((value) => ({ value, label: t(`of.${value}`) }))}
          value={record.complexity}
          onChange={(complexity) => choose({ complexity })}
        />
        <TextField
          name="komplexitaet-grund"
          label={t('reason')}
          lines={2}
          maxLength={longestRecordTexts.complexityReason}
          value={record.complexityReason}
          onChange={(complexityReason) => type({ complexityReason })}
          onBlur={save}
        />
      </Stack>
    </Card>
  );
}
