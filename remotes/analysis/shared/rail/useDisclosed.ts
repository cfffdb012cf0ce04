import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';

interface Disclosed<Place extends HTMLElement> {
  opened: boolean;
  toggle(): void;
  close(): void;
  /** Of the element around the button and what it opens. */
  place: {
    ref: RefObject<Place | null>;
    onBlur(event: FocusEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** Something that a button opens over the page: Escape closes it and gives the focus back, and so does leaving it. */
export function useDisclosed<Place extends HTMLElement = HTMLElement>(): Disclosed<Place> {
  const [opened, setOpened] = useState(false);
  const ref = useRef<Place>(null);
  const close = useCallback(() => setOpened(false), []);
  return {
    opened,
    toggle: () => setOpened(!opened),
    close,
    place: {
      ref,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key }) => {
        if (key !== 'Escape' || !opened) return;
        close();
        ref.current?.querySelector('button')?.focus();
      },
    },
  };
}
