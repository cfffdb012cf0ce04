import { useId, useState } from 'react';

/** Opens and closes a side sheet and ties it to its button. It begins closed unless the address asks for it. */
export function useSheet(initiallyOpened = false) {
  const id = useId();
  const [opened, setOpened] = useState(initiallyOpened);
  const close = () => setOpened(false);
  return {
    /** For `CalculationButton` or `SheetButton`. */
    button: { opened, controls: id, onToggle: () => setOpened(!opened) },
    /** For `CalculationSheet` or `SideSheet`. */
    sheet: { id, opened, onClose: close },
  };
}
