import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveFile } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Card, Stack, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useExportHouseholdMutation } from './api';
import { ConfirmedButton } from './ConfirmedButton';

/** All of a household to take along (Art. 20 GDPR); nothing of it stays in the page's store. */
export function ExportCard({ householdId }: { householdId: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.export' });
  const day = useHost().clock.today();
  const [ask, { reset }] = useExportHouseholdMutation();
  const [keptNotes, setKeptNotes] = useState<number>();
  const save = async () => {
    setKeptNotes(undefined);
    const data = await ask(householdId).unwrap();
    const bytes = new TextEncoder().encode(JSON.stringify(data, undefined, 2));
    saveFile(bytes, { name: t('file', { day }), type: 'application/json' });
    setKeptNotes(data.internalNotes.kept);
    reset();
  };
  return (
    <Card title={t('title')} caption={t('text')}>
      <Stack>
        {keptNotes !== undefined && (
          <Alert tone="info" title={t('done')} announce>
            {keptNotes > 0 && t('notes', { count: keptNotes })}
          </Alert>
        )}
        <ConfirmedButton
          label={t('button')}
          question={t('question')}
          confirm={t('confirm')}
          failed={t('failed')}
          onConfirm={save}
        >
          <p>{t('warning')}</p>
        </ConfirmedButton>
        <TextLink href={routes.snapshots.href({ householdId })}>{t('papers')}</TextLink>
      </Stack>
    </Card>
  );
}
