import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Button, Card, Row, Stack, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';

/** The one note that keeps why there was advice without an analysis. */
const withoutAnalysisId = '10c43000-0000-4000-8000-000000000000';

/** Nothing is known yet: the quick check, or advice without it, whose reason is kept in the recap and stands in the record (§ 61 VVG). */
export function WithoutAnalysis() {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.without' });
  const householdId = useHouseholdId();
  const mayWrite = useHasPermission(permissions.sectionReport);
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        <Row>
          <Button kind="primary" href={routes.analysis.href({ householdId })}>
            {t('quickCheck')}
          </Button>
        </Row>
        {mayWrite && <Reason />}
      </Stack>
    </Card>
  );
}

function Reason() {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.without' });
  const { clock } = useHost();
  const notes = usePageDocuments(['recap']);
  const [writtenAt] = useState(() => clock.now().toISOString());
  const value = notes.status === 'ready' ? notes.data.recap.items[withoutAnalysisId] : undefined;
  const editor = useEntry({
    section: 'recap',
    id: withoutAnalysisId,
    value,
    blank: {
      kind: 'note',
      writtenAt,
      visibility: 'customer',
      done: false,
      inReport: true,
      position: -1,
      origin: routes.advice.path,
    },
    of: t('title'),
  });
  if (notes.status !== 'ready') return undefined;
  return (
    <TextField {...editor.required('text', t('reason'))} hint={t('reasonHint')} lines={3} maxLength={1000} />
  );
}
