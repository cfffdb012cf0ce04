export { defineMicroApp } from './defineMicroApp';
export { type DocumentsResult, usePageDocuments } from './documents/usePageDocuments';
export type { EntryEditor, FieldProps } from './entries/fields';
export { type EntryList, useEntries } from './entries/useEntries';
export { useEntry } from './entries/useEntry';
export { useMainJob } from './entries/useMainJob';
export type { MicroAppOptions } from './microAppOptions';
export { type PersonData, PersonPage, type PersonPageProps } from './PersonPage';
export { useHouseholdId, useRouteParameter } from './routeParameters';
