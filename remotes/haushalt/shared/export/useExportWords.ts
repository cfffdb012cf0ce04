import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSnapshotName } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import type { ExportWords } from './report/exportWords';

/** The texts of the export as loaded by the page; values without a text are given as stored. */
export function useExportWords(): ExportWords {
  const { t, i18n } = useTranslation('haushalt');
  const format = useFormat();
  const snapshotName = useSnapshotName();
  const wordIn = (namespace: string, key: string) =>
    [format.language, 'de']
      .map((language): unknown => i18n.getResource(language, namespace, key))
      .find((word) => typeof word === 'string');
  return {
    t,
    format,
    snapshotName,
    known: (key) => asText(wordIn('haushalt', key)),
    code: (section, field, code) => asText(wordIn(`household/${section}`, `${field}.${code}`)),
  };
}

const asText = (word: unknown) => (typeof word === 'string' ? word : undefined);
