import type { SectionData, SectionName } from './sections';

type KeyOf<Entry> = Entry extends unknown ? keyof Entry & string : never;

/** A field of a document's entries: `contracts.benefit`. */
export type FieldName = {
  [Name in SectionName]: `${Name}.${KeyOf<SectionData[Name]['items'][string]>}`;
}[SectionName];
