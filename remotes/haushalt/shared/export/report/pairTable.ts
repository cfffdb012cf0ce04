import type { TableBlock } from '@vp-digital/core/pdf';

/** Values with their labels. */
export const pairTable = (
  rows: readonly (readonly [what: string, value: string])[],
  what: string,
  value: string,
): TableBlock => ({
  kind: 'table',
  columns: [
    { kind: 'text', label: what, width: 4 },
    { kind: 'text', label: value, width: 5 },
  ],
  rows: rows.map(([label, text]) => ({ kind: 'plain', cells: [label, text] })),
});
