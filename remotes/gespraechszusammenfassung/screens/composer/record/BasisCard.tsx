import { adviceBases, longestRecordTexts } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, SegmentedChoice, Stack, TextField } from '@vp-digital/core/ui';
import type { RecordEditor } from './useRecord';

/** What the advice rests on (§ 60 VVG): how much of the market, and which insurers. */
export function BasisCard({ editor: { record, type, choose, save } }: { editor: RecordEditor }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.record.basis' });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SegmentedChoice
          name="grundlage"
          label={t('field')}
          options={adviceBases.map((value) => ({ value, label: t(`of.${value}`) }))}
          value={record.basis}
          onChange={(basis) => choose({ basis })}
        />
        <TextField
          name="grundlage-versicherer"
          label={t('detail')}
          lines={2}
          maxLength={longestRecordTexts.basisDetail}
          value={record.basisDetail}
          onChange={(basisDetail) => type({ basisDetail })}
          onBlur={save}
        />
      </Stack>
    </Card>
  );
}
