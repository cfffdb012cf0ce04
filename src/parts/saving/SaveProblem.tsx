import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { QueueState, SectionEditor } from '@vp-digital/core/services';
import { Alert, Button, RetryIcon } from '@vp-digital/core/ui';
import { ConflictChoices } from './ConflictChoices';
import type { FieldKinds } from './useFieldText';

export interface SaveProblemProps {
  queue: QueueState;
  editor: SectionEditor;
  /** How values are written when somebody else changed the same field; without it only the field is named. */
  kinds?: FieldKinds;
}

/** Why something typed is not saved, and the way on. What was typed stays in its fields. */
export function SaveProblem({ queue, editor, kinds }: SaveProblemProps) {
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  if (queue.phase !== 'failed' || !queue.error) return undefined;
  if (queue.error.kind === 'conflict')
    return (
      <ConflictChoices
        conflict={queue.error.conflict}
        pending={queue.pending}
        editor={editor}
        kinds={kinds}
      />
    );
  const labels = [...new Set(queue.pending.map(({ label }) => label))].join(', ');
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
