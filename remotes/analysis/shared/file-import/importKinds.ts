import type { ComponentType } from 'react';

/** Lists of which documents are read. */
export type ListName = 'contracts' | 'expenses' | 'incomes';

/** What is read from files: bank statements, and lists as programs hand them out. */
export type ImportKind = 'statement' | ListName;

export interface ImportProps {
  onClose(): void;
}

/** Something that may be read from files on a page. */
export interface FileImport {
  kind: ImportKind;
  /** Reading a file: fetched when somebody wants it (`later`). */
  Import: ComponentType<ImportProps>;
}
