import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import {
  ActionDialog,
  Alert,
  Button,
  Caption,
  Card,
  Checkbox,
  DownloadIcon,
  Row,
  Stack,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { useRemoveHealthChartMutation } from './api';
import type { ChartEditor } from './useChart';
import { useHealthPaper } from './useHealthPaper';

interface Keeping {
  editor: ChartEditor;
  person: { id: string; name: string };
}

/** How long the answers are there, the person's copy, and the button that ends them for good. */
export function KeepingCard({ editor, person }: Keeping) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.keeping' });
  const { date, day } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const paper = useHealthPaper();
  const { givenOn, keptUntil, copiedAt, state } = editor.document;
  const isSaved = editor.saving === 'saved';
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        {givenOn && keptUntil && <p>{t('until', { given: date(givenOn), until: day(keptUntil) })}</p>}
        <Caption>{t('sealed')}</Caption>
        {copiedAt && <Caption>{t('copied', { day: day(copiedAt) })}</Caption>}
        <Row gap="small">
          {state === 'given' && (
            <Button
              icon={DownloadIcon}
              writes
              disabled={!isSaved}
              loading={paper.busy}
              onClick={() => void paper.copy(person)}
            >
              {t('copy')}
            </Button>
          )}
          <Button kind="quiet" writes onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </Row>
        {paper.failed && <Alert tone="negative" title={t('failed')} />}
      </Stack>
      {isAsking && <RemoveDialog editor={editor} person={person} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** The person is given the only copy before; or says that none is wanted. */
function RemoveDialog({ editor, person, onClose }: Keeping & { onClose(): void }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.keeping.dialog' });
  const householdId = useHouseholdId();
  const [remove, { isLoading, isError }] = useRemoveHealthChartMutation();
  const [isWaived, setWaived] = useState(false);
  const { copiedAt, state } = editor.document;
  const isCopied = copiedAt !== undefined;
  const isReadable = state === 'given';
  const go = async () => {
    const copy = isCopied ? 'handedOver' : 'notWanted';
    const done = await remove({ householdId, personId: person.id, copy });
    if (!('data' in done)) return;
    editor.forget();
    onClose();
  };
  return (
    <ActionDialog
      title={t('title', { name: person.name })}
      action={t('action')}
      kind="danger"
      busy={isLoading}
      incomplete={isReadable && !isCopied && !isWaived}
      onClose={onClose}
      onAction={() => void go()}
    >
      <p>{t('text')}</p>
      {isReadable && !isCopied && (
        <Checkbox label={t('waive', { name: person.name })} value={isWaived} onChange={setWaived} />
      )}
      {isError && <Alert tone="negative" title={t('failed')} />}
    </ActionDialog>
  );
}
