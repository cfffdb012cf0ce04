import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortalElement } from '../provider/portalContext';
import { type ShownToast, ToastContext, type ToastMessage, type Toasts } from './toastContext';
import { ToastList } from './ToastList';

/** Holds the short messages of one mount and shows them in its portal element. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const close = useCallback((id: string) => setShown((list) => list.filter((toast) => toast.id !== id)), []);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setShown((list) => [...list, { ...message, id }]);
    return id;
  }, []);
  const toasts = useMemo<Toasts>(() => ({ show, close }), [show, close]);
  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(<ToastList toasts={shown} onClose={close} />, usePortalElement())}
    </ToastContext>
  );
}
