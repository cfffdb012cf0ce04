import { useId, useState } from 'react';

/** Opens and closes a side sheet and ties it to its button. */
export function useSheet() {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return {
    /** For `CalculationButton`. */
    button: { opened, controls: id, onToggle: () => setOpened(!opened) },
    /** For `CalculationSheet` or `SideSheet`. */
    sheet: { id, opened, onClose: close },
  };
}
