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
  const [last, setLast] = useState<{ kind: ImportKind; isOpen: boolean }>();
  if (last?.isOpen)
    return {
      buttons: undefined,
      part: <ImportPart kind={last.kind} onClose={() => setLast({ ...last, isOpen: false })} />,
    };
  return {
    buttons: kinds.map((kind) => (
      <ImportButton
        key={kind}
        kind={kind}
        focused={last?.kind === kind}
        onClick={() => setLast({ kind, isOpen: true })}
      />
    )),
    part: undefined,
  };
}
