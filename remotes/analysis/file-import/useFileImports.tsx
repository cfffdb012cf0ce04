import { type ReactNode, useState } from 'react';
import { ImportButton } from './ImportButton';
import { ImportPart } from './ImportPart';
import type { ImportKind } from './importKinds';

export interface FileImports {
  /** As long as nothing is being read. */
  buttons: ReactNode;
  /** What is being read. */
  part: ReactNode;
}

/** What may be read from files on a page, and what is being read: one after the other. */
export function useFileImports(kinds: readonly ImportKind[]): FileImports {
  const [last, setLast] = useState<ImportKind>();
  const [isOpen, setOpen] = useState(false);
  const open = (kind: ImportKind) => {
    setLast(kind);
    setOpen(true);
  };
  return {
    buttons:
      !isOpen &&
      kinds.map((kind) => (
        <ImportButton key={kind} kind={kind} focused={last === kind} onClick={() => open(kind)} />
      )),
    part: isOpen && last && <ImportPart kind={last} onClose={() => setOpen(false)} />,
  };
}
