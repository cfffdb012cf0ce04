import { asOf } from '@vp-digital/core/household';
import { PageDocuments } from '@vp-digital/core/micro-app';
import type { ReactNode } from 'react';

/** Reads the recap for what stands within, on pages that do not: goals are remembered there. */
export function WithRecap({ children }: { children: ReactNode }) {
  return (
    <PageDocuments documents={recap} asOf={asOf}>
      {children}
    </PageDocuments>
  );
}

const recap = ['recap'] as const;
