import { useEffect } from 'react';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../atoms/VisuallyHidden';
import { useUiText } from '../text';
import classes from './Toast.module.css';
import type { ShownToast, ToastMessage } from './toastContext';
import { toneIcons } from '../atoms/tone';

const DEFAULT_MILLISECONDS = 6000;
const SHORTEST_MILLISECONDS = 100;

interface ToastProps {
  toast: ShownToast;
  onClose(id: string): void;
}

export function Toast({ toast, onClose }: ToastProps) {
  const { t } = useUiText();
  const { id, tone, action } = toast;
  const duration = durationOf(toast);
  useEffect(() => {
    if (duration === undefined) return;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, onClose]);
  const Symbol = toneIcons[tone];
  return (
    <div className={classes['toast']} data-tone={tone} data-vp-toast>
      <Symbol className={classes['icon']} size={20} stroke={1.75} aria-hidden />
      <p className={classes['text']}>
        <VisuallyHidden>{t(`tone.${tone}`)} </VisuallyHidden>
        {toast.text}
      </p>
      {action && (
        <Button
          kind="quiet"
          writes
          onClick={() => {
            action.onPress();
            onClose(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('toast.close')} icon={CloseIcon} onClick={() => onClose(id)} />
    </div>
  );
}

function durationOf({ tone, closeAfter }: ToastMessage): number | undefined {
  if (closeAfter !== undefined) return closeAfter < SHORTEST_MILLISECONDS ? undefined : closeAfter;
  return tone === 'negative' ? undefined : DEFAULT_MILLISECONDS;
}
