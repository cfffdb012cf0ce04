import { useUiText } from '../text';
import { Toast } from './Toast';
import classes from './Toast.module.css';
import type { ShownToast } from './ToastProvider';

interface ToastListProps {
  toasts: readonly ShownToast[];
  onClose(id: string): void;
}

/** The corner where messages appear; always in the document, so that a new message is read out. */
export function ToastList({ toasts, onClose }: ToastListProps) {
  const { t } = useUiText();
  return (
    <section className={classes['list']} aria-label={t('toast.region')} aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </section>
  );
}
