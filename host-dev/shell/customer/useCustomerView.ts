import { useCallback, useEffect, useRef, useState } from 'react';

/** Where the customer sees the page: on this device, in place of it, or in a window of their own. */
export type CustomerPlace = { kind: 'device' } | { kind: 'window'; window: Window };

export interface CustomerView {
  /** Undefined while there is no customer view. */
  place: CustomerPlace | undefined;
  showHere(): void;
  /** Opens the second window; false when the browser did not let it. */
  showInWindow(): boolean;
  end(): void;
}

const windowName = 'vp-kundenansicht';

/**
 * The customer view of the household on the page. It belongs to that household: with another one, or on a page of
 * none (the household search), it is over.
 */
export function useCustomerView(householdId: string | undefined): CustomerView {
  const [shown, setShown] = useState<{ of: string; place: CustomerPlace }>();
  const isOver = shown !== undefined && shown.of !== householdId;
  const end = useCallback(() => setShown(undefined), []);
  useEffect(() => {
    if (isOver) end();
  }, [isOver, end]);
  useClosedAtEnd(isOver ? undefined : shown?.place);

  const show = (place: CustomerPlace) => householdId !== undefined && setShown({ of: householdId, place });
  return {
    place: isOver ? undefined : shown?.place,
    showHere: () => show({ kind: 'device' }),
    showInWindow: () => {
      // An empty page of this origin: without token, store or application.
      const opened = window.open('', windowName, 'popup,width=1200,height=900');
      if (opened) show({ kind: 'window', window: opened });
      return opened !== null;
    },
    end,
  };
}

/** The window goes with the view, and with this page. */
function useClosedAtEnd(place: CustomerPlace | undefined): void {
  const target = place?.kind === 'window' ? place.window : undefined;
  const last = useRef<Window>(undefined);
  useEffect(() => {
    if (last.current && last.current !== target) last.current.close();
    last.current = target;
    const close = () => target?.close();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [target]);
}
