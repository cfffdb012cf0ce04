import { useCombobox } from '@mantine/core';
import { useEffect, useId } from 'react';
import { flushSync } from 'react-dom';

interface OptionListOptions {
  onOpen?(): void;
  onClose?(): void;
}

/** The list of a choice: its store, and the id that the list has as soon as it is open. */
export function useOptionList({ onOpen, onClose }: OptionListOptions) {
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
