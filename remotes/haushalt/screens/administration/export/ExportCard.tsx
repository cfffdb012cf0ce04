import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveFile } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Row, Card, Stack, TextLink } from '@vp-digital/core/ui';
import type { HouseholdExport } from '@vp-digital/core/contracts';
import { useState } from 'react';
import { useExportHouseholdMutation } from '../../../shared/access-requests/api';
import { ConfirmedButton } from '../../../shared/access-requests/ConfirmedButton';
import { useExportWords } from '../../../shared/export/useExportWords';

/** All of a household to take along (Art. 20 GDPR) and to read (Art. 15); nothing of it stays in the page's store. */
export function ExportCard({ householdId, name }: { householdId: string; name: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'export' });
  const { clock, sink } = useHost();
  const day = clock.today();
  const words = useExportWords();
  const [ask, { reset }] = useExportHouseholdMutation();
  const [keptNotes, setKeptNotes] = useState<number>();
  const save = async (kind: 'json' | 'pdf') => {
    setKeptNotes(undefined);
    const data = await ask(householdId).unwrap();
    const bytes = kind === 'json' ? bytesOf(data) : await pdfOf(data);
    saveFile(bytes, { name: t(`${kind}.file`, { day }), type: `application/${kind}` });
    setKeptNotes(data.internalNotes.kept);
    reset();
  };
  const pdfOf = async (data: HouseholdExport) => {
    try {
      const { householdPdf } = await import('../../../shared/export/report/householdPdf');
      return (await householdPdf(data, name, words)).bytes;
    } catch (error) {
      sink.error(error, { area: 'haushalt', version: '', during: 'pdf' });
      throw error;
    }
  };
  return (
    <Card title={t('title')} caption={t('text')}>
      <Stack>
        {keptNotes !== undefined && (
          <Alert tone="info" title={t('done')} announce>
            {keptNotes > 0 && t('notes', { count: keptNotes })}
          </Alert>
        )}
        <Row>
          {(['pdf', 'json'] as const).map((kind) => (
            <ConfirmedButton
              key={kind}
              label={t(`${kind}.button`)}
              question={t('question')}
              confirm={t('confirm')}
              failed={t('failed')}
              onConfirm={() => save(kind)}
            >
              <p>{t('warning')}</p>
            </ConfirmedButton>
          ))}
        </Row>
        <TextLink href={routes.snapshots.href({ householdId })}>{t('papers')}</TextLink>
      </Stack>
    </Card>
  );
}

const bytesOf = (data: HouseholdExport) => new TextEncoder().encode(JSON.stringify(data, undefined, 2));
