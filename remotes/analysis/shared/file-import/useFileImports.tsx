import { type ReactNode, useState } from 'react';
import { ImportButton } from './ImportButton';
import type { FileImport } from './importKinds';

export interface FileImports {
  /** As long as nothing is being read. */
  buttons: ReactNode;
  /** What is being read. */
  part: ReactNode;
}

/** What may be read from files on a page, and what is being read: one after the other. */
export function useFileImports(imports: readonly FileImport[]): FileImports {
  const [last, setLast] = useState<FileImport>();
  const [isOpen, setOpen] = useState(false);
  const open = (of: FileImport) => {
    setLast(of);
    setOpen(true);
  };
  return {
    buttons:
      !isOpen &&
      imports.map((of) => (
        <ImportButton key={of.kind} kind={of.kind} focused={last === of} onClick={() => open(of)} />
      )),
    part: isOpen && last && <last.Import onClose={() => setOpen(false)} />,
  };
}
