import { type MouseEvent, type MouseEventHandler, useLayoutEffect, useRef, useState } from 'react';

interface DisabledProps {
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  'aria-disabled'?: boolean | 'true' | 'false' | undefined;
}

/**
 * A button that its own press disables (the last question, an order at its end, a request under way) does nothing more
 * but stays where the keyboard is: a browser takes the focus from what is disabled, and it would begin at the page's
 * top. Once the focus goes on by itself, the button is disabled as any other.
 */
export function useDisabled({ disabled, loading, onClick, 'aria-disabled': unavailable }: DisabledProps) {
  const hasFocus = useRef(false);
  const [isHere, setHere] = useState(false); // before the browser draws, and so before it takes the focus
  useLayoutEffect(() => setHere(disabled === true && hasFocus.current), [disabled]);
  const isSuspended = loading || (disabled && isHere);
  return {
    disabled: disabled && !isHere,
    'aria-disabled': isSuspended || unavailable,
    onClick: isSuspended ? (event: MouseEvent) => event.preventDefault() : onClick,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
      if (isHere) setHere(false);
    },
  };
}
