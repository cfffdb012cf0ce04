import { useUiText } from '../text';
import { Toast } from './Toast';
import classes from './Toast.module.css';
import type { ShownToast } from './toastContext';

interface ToastListProps {
  toasts: readonly ShownToast[];
  onClose(id: string): void;
}

/**
 * The corner where messages appear; always in the document, so that a new message is read out. A log, not a
 * landmark: the shell and the area on the page have one each.
 */
export function ToastList({ toasts, onClose }: ToastListProps) {
  const { t } = useUiText();
  return (
    <div className={classes['list']} role="log" aria-label={t('toast.region')}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </div>
  );
}
