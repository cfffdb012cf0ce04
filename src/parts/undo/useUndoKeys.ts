import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `undo` at Ctrl or ⌘ with Z. Where text has just been typed the keys stay the browser's, which takes back letters;
 * they are ours again once the field is left.
 */
export function useUndoKeys(undo: () => void): void {
  const takeBack = useEffectEvent(undo);
  useEffect(() => {
    let typedInto: EventTarget | null = null;
    const noticeTyping = ({ target }: Event) => {
      typedInto = target;
    };
    const forgetTyping = () => {
      typedInto = null;
    };
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isUndo || event.key.toLowerCase() !== 'z' || event.target === typedInto) return;
      event.preventDefault();
      letGoOfText(event.target, takeBack);
    };
    window.addEventListener('input', noticeTyping, true);
    window.addEventListener('focusout', forgetTyping);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('input', noticeTyping, true);
      window.removeEventListener('focusout', forgetTyping);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

/** A focused field keeps the text it shows: it is left for the moment in which its value changes. */
function letGoOfText(target: EventTarget | null, change: () => void): void {
  const field =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;
  field?.blur();
  change();
  if (field) queueMicrotask(() => field.isConnected && field.focus({ preventScroll: true }));
}
