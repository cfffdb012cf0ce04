import { type Change, fieldValue } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  missingEntry,
  type QueueState,
  type SectionEditor,
  type ServiceError,
} from '@vp-digital/core/services';
import { Alert, Button } from '@vp-digital/core/ui';
import type { MouseEvent } from 'react';
import classes from './ConflictChoices.module.css';
import { useFieldText } from './useFieldText';

export interface ConflictChoicesProps {
  error: Extract<ServiceError, { kind: 'conflict' }>;
  pending: QueueState['pending'];
  editor: SectionEditor;
  householdId: string;
  section: SectionName;
}

/** Fields that somebody else changed too: mine or theirs, each by itself. */
export function ConflictChoices({ error, pending, editor, householdId, section }: ConflictChoicesProps) {
  const { conflict, removed } = error;
  const textOf = useFieldText({ householdId, section });
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  const by = conflict.changedByCaller ? t('yourself') : (conflict.changedBy ?? t('somebody'));
  return (
    <Alert tone="warning" title={t('conflict', { by })} announce>
      <p>{t('conflictText')}</p>
      <div className={classes['fields']}>
        {conflict.paths.map((path) => {
          const entry = missingEntry(conflict.current.data, path);
          return (
            <Choice
              key={path}
              mine={pending.findLast((change) => change.path === path)}
              theirs={{ path, value: fieldValue(conflict.current.data, path) }}
              removal={entry === undefined ? undefined : { by, isKnown: removed?.[entry] !== undefined }}
              textOf={textOf}
              onChoose={(choice) => editor.resolveConflict(choice, path)}
            />
          );
        })}
      </div>
    </Alert>
  );
}

interface ChoiceProps {
  mine: QueueState['pending'][number] | undefined;
  theirs: { path: string; value: Change['value'] | undefined };
  /** Of the whole entry that the field belongs to: who removed it, and whether it is known how it was. */
  removal: { by: string; isKnown: boolean } | undefined;
  textOf: ReturnType<typeof useFieldText>;
  onChoose(choice: 'mine' | 'theirs'): void;
}

function Choice({ mine, theirs, removal, textOf, onChoose }: ChoiceProps) {
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  const label = mine?.label ?? '';
  const value = (kind: 'mine' | 'theirs', text: string | undefined) =>
    text === undefined ? undefined : t(`value.${kind}`, { value: text });
  const decide =
    (choice: 'mine' | 'theirs') =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const next = nextPlace(currentTarget);
      onChoose(choice);
      next?.focus();
    };
  return (
    <div className={classes['field']} role="group" aria-label={label}>
      <b>{label}</b>
      <span className={classes['values']}>
        {[
          value('mine', textOf(theirs.path, mine?.value)),
          removal ? t('removed', { by: removal.by }) : value('theirs', textOf(theirs.path, theirs.value)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={classes['choices']}>
        {removal?.isKnown !== false && (
          <Button size="compact" onClick={decide('mine')}>
            {t(removal ? 'bringBack' : 'keepMine')}
          </Button>
        )}
        <Button size="compact" onClick={decide('theirs')}>
          {t(removal ? 'leaveRemoved' : 'takeTheirs')}
        </Button>
      </span>
    </div>
  );
}

/** Where one goes on after a decision, whose button goes: at the next one that is open, else at the page or sheet. */
function nextPlace(button: HTMLElement): HTMLElement | null {
  const group = button.closest('[role="group"]');
  const open = group?.nextElementSibling ?? group?.previousElementSibling;
  return open?.querySelector('button') ?? button.closest<HTMLElement>('aside, main');
}
