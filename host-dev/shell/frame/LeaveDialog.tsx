import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Dialog } from '@vp-digital/core/ui';
import { memo, useEffect, useSyncExternalStore } from 'react';
import { selectDirty } from '@vp-digital/core/session';
import { warnOnTabClose } from '../leaving/warnOnTabClose';
import { useShell } from '../session/ShellContext';

/** Asks before something typed would be lost, naming it. */
export const LeaveDialog = memo(function LeaveDialog() {
  const { leaveQuestion } = useShell();
  const { t } = useTranslation('shell', { keyPrefix: 'leave' });
  const open = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current);
  useWarningOnTabClose();
  const labels = [...new Set(open?.entries.map(({ label }) => label))];
  return (
    <Dialog
      title={t('title')}
      opened={open !== undefined}
      onClose={() => open?.answer('stay')}
      actions={
        <>
          <Button onClick={() => open?.answer('stay')}>{t('stay')}</Button>
          <Button kind="danger" onClick={() => open?.answer('discard')}>
            {t('discard')}
          </Button>
          <Button kind="primary" onClick={() => open?.answer('save')}>
            {t('save')}
          </Button>
        </>
      }
    >
      {open?.hasFailed && (
        <Alert tone="warning" title={t('notSaved')} announce>
          {t('notSavedText')}
        </Alert>
      )}
      <p>{t('text')}</p>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Dialog>
  );
});

/** Closing the tab can only be asked about by the browser itself. */
function useWarningOnTabClose(): void {
  const shell = useShell();
  useEffect(() => warnOnTabClose(() => Object.keys(selectDirty(shell.state())).length > 0), [shell]);
}
