import type { Host } from '@vp-digital/core/shell';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface UndoKeys {
  button: RefObject<HTMLElement | null>;
  slot: Host['slot'];
  go(direction: 'undo' | 'redo'): void;
}

/**
 * Calls `go` at Ctrl or ⌘ with Z, and with Y or Shift and Z for the other way. Where text has just been typed the keys stay the browser's, which takes back letters;
 * they are ours again once the field is left. The side slot answers only where the focus is inside of it, the page
 * everywhere else.
 */
export function useUndoKeys({ button, slot, go }: UndoKeys): void {
  const write = useEffectEvent(go);
  useEffect(() => {
    const place = (slot === 'side' && button.current?.closest<HTMLElement>('[data-vp-ui]')) || window;
    let typedInto: EventTarget | null = null;
    const noticeTyping = ({ target }: Event) => {
      typedInto = target;
    };
    const forgetTyping = () => {
      typedInto = null;
    };
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
      const direction = directionOf(event);
      if (!direction || event.target === typedInto) return;
      event.preventDefault();
      letGoOfText(event.target, () => write(direction));
    };
    window.addEventListener('input', noticeTyping, true);
    window.addEventListener('focusout', forgetTyping);
    place.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('input', noticeTyping, true);
      window.removeEventListener('focusout', forgetTyping);
      place.removeEventListener('keydown', listen);
    };
  }, [button, slot]);
}

function directionOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** A focused field keeps the text it shows: it is left for the moment in which its value changes. */
function letGoOfText(target: EventTarget | null, change: () => void): void {
  const field =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;
  field?.blur();
  change();
  if (field) queueMicrotask(() => field.isConnected && field.focus({ preventScroll: true }));
}
