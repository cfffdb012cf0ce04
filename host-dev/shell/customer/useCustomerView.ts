import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepInSession } from '../storage/keepInSession';
import { viewKey } from '../storage/viewKey';
import { keptWindow, keepWindow, openWindow } from './customerWindow';

/** Apart from the advisor's page: in a window of its own, on telephones, or both. */
export interface PlacesApart {
  kind: 'apart';
  window?: Window;
  telephones?: true;
  /** A PIN for this device is being chosen: nothing changes until it is set. */
  pin?: true;
}

/** Where the customer sees the page: on this device, in place of it and perhaps since before a reload, or apart from it. */
export type CustomerPlace = { kind: 'device'; isKept: boolean } | PlacesApart;

export interface CustomerView {
  /** The household that would be shown. */
  householdId: string | undefined;
  /** Undefined while there is no customer view. */
  place: CustomerPlace | undefined;
  /** The page belongs to another household: the customer sees nothing of it. */
  isElsewhere: boolean;
  showHere(): void;
  /** Shows it on this device once a PIN is set; until then it stays where it was. */
  askPin(): void;
  /** Opens the second window, in addition to any telephones; false if the browser blocked it. */
  showInWindow(): boolean;
  /** In addition to a second window, too. */
  showOnTelephone(): void;
  /**
   * Ends one of the places apart, or the choice of a PIN; the view ends with the last one. The same function on every
   * render.
   */
  endIn(place: 'window' | 'telephones' | 'pin'): void;
  end(): void;
}

/**
 * The customer view of the household on the page. It belongs to that household: with another one, or on a page of none
 * (the household search), the second window closes, and telephones show nothing more; a reload of the advisor's page keeps the window. On this device the customer is
 * holding the screen: the view lasts until the advisor ends it, even across a reload, a link or back, and shows nothing
 * of any other page.
 */
export function useCustomerView(householdId: string | undefined): CustomerView {
  const [shown, setShown] = useState<{ of: string; place: CustomerPlace } | undefined>(readStored);
  const isElsewhere = shown !== undefined && shown.of !== householdId;
  const isOver = isElsewhere && shown.place.kind !== 'device';
  const end = useCallback(() => {
    sessionStorage.removeItem(viewKey);
    setShown(undefined);
  }, []);
  const endIn = useCallback<CustomerView['endIn']>((place) => {
    setShown((now) => {
      if (now?.place.kind !== 'apart') return now;
      const left = { ...now.place };
      delete left[place];
      return (left.window ?? left.telephones ?? left.pin) ? { ...now, place: left } : undefined;
    });
  }, []);
  useEffect(() => {
    if (isOver) end();
  }, [isOver, end]);
  useClosedAtEnd(isOver ? undefined : shown);
  const takeBack = useEffectEvent(() => {
    const kept = householdId === undefined ? undefined : keptWindow(householdId);
    if (kept && householdId !== undefined && shown === undefined)
      setShown({ of: householdId, place: { kind: 'apart', window: kept } });
  });
  useEffect(() => takeBack(), [householdId]);

  const show = (place: CustomerPlace) => householdId !== undefined && setShown({ of: householdId, place });
  const apart: PlacesApart = shown?.place.kind === 'apart' ? shown.place : { kind: 'apart' };
  return {
    householdId,
    place: isOver ? undefined : shown?.place,
    isElsewhere,
    showHere: () => {
      if (householdId !== undefined) keepInSession(viewKey, householdId);
      show({ kind: 'device', isKept: false });
    },
    askPin: () => show({ ...apart, pin: true }),
    showInWindow: () => {
      const opened = openWindow();
      if (opened) show({ ...apart, window: opened });
      return opened !== null;
    },
    showOnTelephone: () => show({ ...apart, telephones: true }),
    endIn,
    end,
  };
}

function readStored(): { of: string; place: CustomerPlace } | undefined {
  const of = sessionStorage.getItem(viewKey);
  return of === null ? undefined : { of, place: { kind: 'device', isKept: true } };
}

/** The window closes with the view, and with this page unless it is loaded anew. */
function useClosedAtEnd(shown: { of: string; place: CustomerPlace } | undefined): void {
  const target = shown?.place.kind === 'apart' ? shown.place.window : undefined;
  const of = shown?.of;
  const last = useRef<Window>(undefined);
  useEffect(() => {
    if (last.current && last.current !== target) last.current.close();
    last.current = target;
    if (!target || of === undefined) return;
    return keepWindow(target, of);
  }, [target, of]);
}
