import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useUndo } from '@vp-digital/core/services';
import { Button, IconButton, RedoIcon, UndoIcon } from '@vp-digital/core/ui';
import { useRef } from 'react';
import { useUndoKeys } from './useUndoKeys';

/**
 * Takes back the last of twenty steps of an editing screen, also by Ctrl or ⌘ with Z, and does it again, by Y or with
 * Shift. One per screen.
 */
export function UndoButton() {
  const { t } = useTranslation('app', { keyPrefix: 'undo' });
  const { shell, slot } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const ways = { undo: useUndo('undo'), redo: useUndo('redo') };
  const go = (way: keyof typeof ways) => {
    const labels = ways[way].go().join(', ');
    if (labels === '') return;
    shell.send('showMessage', { severity: 'info', text: t(`${way}.done`, { labels }).slice(0, 500) });
  };
  useUndoKeys({ button, slot, go });
  const props = (way: keyof typeof ways, keys: string) => {
    const { next: label } = ways[way];
    return {
      writes: true,
      'aria-disabled': label === undefined || undefined,
      'aria-keyshortcuts': keys,
      onClick: () => go(way),
      name: label === undefined ? t(`${way}.nothing`) : t(`${way}.next`, { label }),
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
