import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { type Undo, type UndoDirection, useUndo } from '@vp-digital/core/services';
import { Button, IconButton, RedoIcon, UndoIcon } from '@vp-digital/core/ui';
import { useRef } from 'react';
import { useUndoKeys } from './useUndoKeys';

export interface UndoButtonProps {
  /** Steps of a page that writes no document, in place of those of documents. */
  own?: Record<UndoDirection, Undo> | undefined;
}

/**
 * Takes back the last of twenty steps of an editing screen, also by Ctrl or ⌘ with Z, and does it again, by Y or with
 * Shift. One per screen.
 */
export function UndoButton({ own }: UndoButtonProps) {
  const { t } = useTranslation('app', { keyPrefix: 'undo' });
  const { shell, slot } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const ofDocuments = { undo: useUndo('undo'), redo: useUndo('redo') };
  const undos = own ?? ofDocuments;
  const go = (direction: keyof typeof undos) => {
    const labels = undos[direction].go().join(', ');
    if (labels === '') return;
    shell.send('showMessage', { severity: 'info', text: t(`${direction}.done`, { labels }).slice(0, 500) });
  };
  useUndoKeys({ button, slot, go });
  const props = (direction: keyof typeof undos, keys: string) => {
    const { next: label } = undos[direction];
    return {
      writes: true,
      'aria-disabled': label === undefined || undefined,
      'aria-keyshortcuts': keys,
      onClick: () => go(direction),
      name: label === undefined ? t(`${direction}.nothing`) : t(`${direction}.next`, { label }),
    };
  };
  const { name, ...undo } = props('undo', 'Control+Z Meta+Z');
  const { name: label, ...redo } = props('redo', 'Control+Y Control+Shift+Z Meta+Shift+Z');
  return (
    <>
      <Button {...undo} icon={UndoIcon} aria-label={name}>
        {t('word')}
      </Button>
      <IconButton {...redo} ref={button} kind="secondary" icon={RedoIcon} label={label} />
    </>
  );
}
