import { createContext, useContext } from 'react';
import type { Tone } from '../atoms/tone';

export interface ToastMessage {
  tone: Tone;
  /** One line; the tone's icon and word stand before it. */
  text: string;
  /**
   * Milliseconds until it closes by itself. Default 6000, and never for `negative`. Below 100 the number is
   * ignored and the message stays until it is closed.
   */
  closeAfter?: number | undefined;
  /** What can be done about it at once, such as taking it back; closes the message. */
  action?: { label: string; onPress(): void } | undefined;
}

/** A message that is on the screen. */
export interface ShownToast extends ToastMessage {
  id: string;
}

export interface Toasts {
  /** Shows a message at the bottom right; gives its id. */
  show(message: ToastMessage): string;
  close(id: string): void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Short messages about what has just been done. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('The design system is used outside of UiProvider.');
  return toasts;
}
