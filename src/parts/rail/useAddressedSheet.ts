import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useId, useState } from 'react';

export interface AddressedSheet {
  /** For `SheetButton`. */
  button: { opened: boolean; controls: string; onToggle(): void };
  /** For `SideSheet`. */
  sheet: { id: string; opened: boolean; onClose(): void };
}

/**
 * The sheets of a page, one open at a time: `?blatt=` of the address opens one, also when the page stands already. One
 * that is closed leaves the address, so that the same link opens it again.
 */
export function useAddressedSheet(): (name: string) => AddressedSheet {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const asked = new URLSearchParams(search).get('blatt');
  const [state, setState] = useState({ asked, opened: asked });
  const opened = state.asked === asked ? state.opened : asked;
  if (state.asked !== asked) setState({ asked, opened: asked });
  const open = (name: string | null) => {
    setState({ asked, opened: name });
    if (asked === null || asked === name) return;
    const parameters = new URLSearchParams(search);
    parameters.delete('blatt');
    parameters.delete('fokus');
    const rest = parameters.toString();
    setState({ asked: null, opened: name });
    void navigate(rest === '' ? pathname : `${pathname}?${rest}`, { replace: true });
  };
  return (name) => {
    const isOpen = opened === name;
    const controls = `${id}${name}`;
    return {
      button: { opened: isOpen, controls, onToggle: () => open(isOpen ? null : name) },
      sheet: { id: controls, opened: isOpen, onClose: () => open(null) },
    };
  };
}
