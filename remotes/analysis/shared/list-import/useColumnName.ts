import { useTranslation } from '@vp-digital/core/libs/i18n';
import type german from '@vp-digital/locales/de/analysis/listImport.json';

type Column = keyof typeof german.listImport.column;

/** What a column of a list is called. */
export function useColumnName(): (column: string) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport.column' });
  return (column) => t(column as Column); // every column of every list has its word: a test goes through them
}
