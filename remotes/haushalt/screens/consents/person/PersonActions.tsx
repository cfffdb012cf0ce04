import type { HouseholdConsents } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Alert, Button, DownloadIcon, RemoveIcon, Row, Stack, SummaryIcon } from '@vp-digital/core/ui';
import type { PersonLine } from '../lines';
import { useExport } from './useExport';
import { useRecordFile } from './useRecordFile';

export interface PersonActionsProps {
  person: PersonLine;
  consents: HouseholdConsents;
  onErase(): void;
}

/** What a person may ask for: the record on paper, what is known of her, to be forgotten. */
export function PersonActions({ person, consents, onErase }: PersonActionsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.person' });
  const name = person.shortName;
  const file = useRecordFile(person, consents);
  const data = useExport(person);
  const seesHealth = useHasPermission(permissions.sectionReport);
  const seesNumbers = useHasPermission(permissions.documentUpload);
  return (
    <Stack gap="small">
      <Row gap="small">
        <Button
          writes
          size="compact"
          kind="quiet"
          icon={SummaryIcon}
          loading={file.busy}
          aria-label={t('pdfOf', { name })}
          onClick={() => void file.make()}
        >
          {t('pdf')}
        </Button>
        {seesHealth &&
          seesNumbers &&
          (['pdf', 'json'] as const).map((kind) => (
            <Button
              key={kind}
              writes
              size="compact"
              kind="quiet"
              icon={DownloadIcon}
              loading={data.busy === kind}
              disabled={data.busy !== undefined}
              aria-label={t(`exportOf.${kind}`, { name })}
              onClick={() => void data.save(kind)}
            >
              {t(`export.${kind}`)}
            </Button>
          ))}
        <Button
          writes
          size="compact"
          kind="quiet"
          icon={RemoveIcon}
          aria-label={t('eraseOf', { name })}
          onClick={onErase}
        >
          {t('erase')}
        </Button>
      </Row>
      {file.failed && <Alert tone="negative" title={t('pdfFailed')} announce />}
      {data.failed && <Alert tone="negative" title={t('exportFailed')} announce />}
      {data.keptNotes !== undefined && (
        <Alert tone="info" title={t('exported')} announce>
          {data.keptNotes > 0 && t('exportNotes', { count: data.keptNotes })}
        </Alert>
      )}
    </Stack>
  );
}
