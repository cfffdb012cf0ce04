import { keepInSession } from '../storage/keepInSession';

const windowName = 'vp-kundenansicht';
const key = 'vp.customerWindow';

/** An empty page of this origin: without token, store or application. The same one while it is open. */
export const openWindow = (): Window | null => window.open('', windowName, 'popup,width=1200,height=900');

/**
 * Closes the window with this page. A page that is loaded anew only empties it: the customer's window stays where it was
 * put, and `keptWindow` finds it again. Browsers that do not say that they reload close it. Answers how to stop.
 */
export function keepWindow(target: Window, householdId: string): () => void {
  let reloads = false;
  const onNavigate = (event: Event) => {
    reloads = 'navigationType' in event && event.navigationType === 'reload';
  };
  const onLeave = () => {
    if (!reloads) return target.close();
    keepInSession(key, householdId);
    target.document.body.replaceChildren(); // until the page is back nothing of the household is seen
  };
  const navigation = navigationOf();
  navigation?.addEventListener('navigate', onNavigate);
  window.addEventListener('pagehide', onLeave);
  return () => {
    navigation?.removeEventListener('navigate', onNavigate);
    window.removeEventListener('pagehide', onLeave);
  };
}

/** The window that was open for a household when this page was loaded anew; undefined if there was none. */
export function keptWindow(householdId: string): Window | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (kept === null) return undefined;
  const opened = openWindow();
  if (kept === householdId) return opened ?? undefined;
  opened?.close();
  return undefined;
}

const navigationOf = (): EventTarget | undefined =>
  'navigation' in window && window.navigation instanceof EventTarget ? window.navigation : undefined;
