import type { ReactNode } from 'react';

const softHyphen = '\u00ad';

/**
 * What a control is called where it has a label, or where its words say where they may break: voice control looks for
 * what is read.
 */
export function spokenName(children: ReactNode, label?: string | undefined): string | undefined {
  const words = label ?? children;
  return typeof words === 'string' && words.includes(softHyphen) ? words.replaceAll(softHyphen, '') : label;
}
