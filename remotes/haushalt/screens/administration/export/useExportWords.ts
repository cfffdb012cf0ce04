import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ExportWords } from './report/exportWords';

/** The words of the paper as the page has brought them; what has none is told as it is stored. */
export function useExportWords(): ExportWords {
  const { t, i18n } = useTranslation('haushalt');
  const format = useFormat();
  const wordIn = (namespace: string, key: string) =>
    [format.language, 'de']
      .map((language): unknown => i18n.getResource(language, namespace, key))
      .find((word) => typeof word === 'string');
  return {
    t,
    format,
    known: (key) => asText(wordIn('haushalt', key)),
    code: (section, field, code) => asText(wordIn(`household/${section}`, `${field}.${code}`)),
  };
}

const asText = (word: unknown) => (typeof word === 'string' ? word : undefined);
