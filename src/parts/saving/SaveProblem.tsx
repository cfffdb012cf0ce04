import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { QueueState, SectionEditor } from '@vp-digital/core/services';
import { Alert, Button, RetryIcon } from '@vp-digital/core/ui';

export interface SaveProblemProps {
  queue: QueueState;
  editor: SectionEditor;
}

/** Why something typed is not saved, and the way on. What was typed stays in its fields. */
export function SaveProblem({ queue, editor }: SaveProblemProps) {
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  if (queue.phase !== 'failed' || !queue.error) return undefined;
  const labels = [...new Set(queue.pending.map(({ label }) => label))].join(', ');
  if (queue.error.kind === 'conflict') {
    const by = queue.error.conflict.changedBy ?? t('somebody');
    return (
      <Alert
        tone="warning"
        title={t('conflict', { by })}
        announce
        action={
          <>
            <Button onClick={() => editor.resolveConflict('mine')}>{t('keepMine')}</Button>
            <Button onClick={() => editor.resolveConflict('theirs')}>{t('takeTheirs')}</Button>
          </>
        }
      >
        {t('conflictText', { labels })}
      </Alert>
    );
  }
  const reason =
    queue.error.kind === 'invalid' ? 'invalid' : queue.error.kind === 'offline' ? 'offline' : 'failed';
  return (
    <Alert
      tone={reason === 'invalid' ? 'negative' : 'warning'}
      title={t('notSaved', { labels })}
      announce
      action={
        <Button icon={RetryIcon} onClick={editor.flush}>
          {t('retry')}
        </Button>
      }
    >
      {t(reason)}
    </Alert>
  );
}
