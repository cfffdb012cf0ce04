import { useSheet } from '@vp-digital/core/ui';

/** Closes the sheet that was opened last. */
let closeLast: (() => void) | undefined;

/** The sheet of a calculation. They lie at the same place, so that opening one closes the one before. */
export function useOnlySheet(): ReturnType<typeof useSheet> {
  const { button, sheet } = useSheet();
  const onToggle = () => {
    if (!button.opened) {
      closeLast?.();
      closeLast = sheet.onClose;
    }
    button.onToggle();
  };
  return { button: { ...button, onToggle }, sheet };
}
