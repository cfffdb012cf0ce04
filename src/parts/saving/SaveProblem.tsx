import { tooManyEntries, unknownField } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  isTooOften,
  type QueueState,
  type SectionEditor,
  type ServiceError,
} from '@vp-digital/core/services';
import { Alert, Button, RetryIcon } from '@vp-digital/core/ui';
import { ConflictChoices } from './ConflictChoices';

export interface SaveProblemProps {
  queue: QueueState;
  editor: SectionEditor;
  householdId: string;
  section: SectionName;
}

/** Why input is not saved, and what to do: refused input is not sent again unchanged. It stays in its fields. */
export function SaveProblem({ queue, editor, householdId, section }: SaveProblemProps) {
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  if (queue.phase !== 'failed' || !queue.error) return undefined;
  if (queue.error.kind === 'conflict')
    return (
      <ConflictChoices
        error={queue.error}
        pending={queue.pending}
        editor={editor}
        householdId={householdId}
        section={section}
      />
    );
  const labels = [...new Set(queue.pending.map(({ label }) => label))].join(', ');
  const reason = reasonOf(queue.error);
  return (
    <Alert
      tone={reason === 'invalid' || reason === 'tooMany' ? 'negative' : 'warning'}
      title={t('notSaved', { labels })}
      announce
      action={
        reason === 'invalid' || reason === 'tooMany' || reason === 'unknown' ? (
          <Button onClick={editor.discard}>{t('discard')}</Button>
        ) : (
          <Button icon={RetryIcon} onClick={editor.flush}>
            {t('retry')}
          </Button>
        )
      }
    >
      {t(reason)}
    </Alert>
  );
}

function reasonOf(
  error: ServiceError,
): 'invalid' | 'unknown' | 'tooMany' | 'offline' | 'closed' | 'tooOften' | 'failed' {
  const issues = error.kind === 'invalid' ? (error.problem.issues ?? []) : [];
  if (issues.some(({ code }) => code === unknownField)) return 'unknown';
  if (issues.some(({ code }) => code === tooManyEntries)) return 'tooMany';
  if (error.kind === 'invalid' || error.kind === 'offline') return error.kind;
  if (isTooOften(error)) return 'tooOften';
  return error.kind === 'failed' && error.status === 409 ? 'closed' : 'failed';
}
