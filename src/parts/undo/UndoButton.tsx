import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useUndo } from '@vp-digital/core/services';
import { IconButton, UndoIcon } from '@vp-digital/core/ui';
import { useRef } from 'react';
import { useUndoKeys } from './useUndoKeys';

/** Takes back the last of twenty steps of an editing screen, also by Ctrl or ⌘ with Z. One per screen. */
export function UndoButton() {
  const { t } = useTranslation('app', { keyPrefix: 'undo' });
  const { shell, slot } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const { next, undo } = useUndo();
  const takeBack = () => {
    const labels = undo().join(', ');
    if (labels === '') return;
    shell.send('showMessage', { severity: 'info', text: t('done', { labels }).slice(0, 500) });
  };
  useUndoKeys({ button, slot, undo: takeBack });
  return (
    <IconButton
      ref={button}
      writes
      kind="secondary"
      icon={UndoIcon}
      label={next === undefined ? t('nothing') : t('next', { label: next })}
      aria-disabled={next === undefined || undefined}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={takeBack}
    />
  );
}
