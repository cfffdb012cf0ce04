import { useCombobox } from '@mantine/core';
import { useEffect, useId } from 'react';
import { flushSync } from 'react-dom';

/** The list of a choice: its store, and the id that the list has as soon as it is open. */
export function useOptionList({ onOpen, onClose }: { onOpen?(): void; onClose?(): void }) {
  const id = useId();
  const store = useCombobox({
    onDropdownOpen: () => {
      flushSync(() => {}); // the key that opens the list chooses in it at once, so it has to be there
      onOpen?.();
    },
    ...(onClose && { onDropdownClose: onClose }),
  });
  const { setListId } = store;
  useEffect(() => setListId(id), [id, setListId]);
  return { store, id };
}
