import type { Change } from '@vp-digital/core/contracts';
import { fieldAt, type SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

type Value = Change['value'] | undefined;

/** Writes the value of a document's field as screens do; undefined for ids and whole entries. */
export function useFieldText(section: SectionName): (path: string, value: Value) => string | undefined {
  const { t } = useTranslation('app');
  const { date, money, number, percent } = useFormat();
  const codes = useCodeText(section);
  return (path, value) => {
    const field = fieldAt(section, path);
    if (field === undefined) return undefined;
    if (value === undefined) return t('saving.value.empty');
    if (field.kind === 'code') return codes(path.slice(path.lastIndexOf('/') + 1), value);
    if (field.kind === 'flag') return t(value === true ? 'saving.value.yes' : 'saving.value.no');
    if (typeof value === 'string') return field.kind === 'date' ? date(value) : value;
    if (typeof value !== 'number') return undefined;
    if (field.kind === 'money') return money(value);
    return field.kind === 'rate' ? percent(value / 10_000) : number(value / field.parts);
  };
}

/** A code, or several, in the words that the area's page has brought; one of a newer release is named as such. */
function useCodeText(section: SectionName) {
  const { t, i18n } = useTranslation('app');
  const { language } = useFormat();
  const wordOf = (field: string, code: unknown) => {
    const languages = [language, 'de'] as const;
    const found: unknown = languages
      .map((of): unknown => i18n.getResource(of, `household/${section}`, `${field}.${String(code)}`))
      .find((word) => word !== undefined);
    return typeof found === 'string' ? found : t('newer.otherCode');
  };
  return (field: string, value: Value): string =>
    Array.isArray(value)
      ? new Intl.ListFormat(language).format(value.map((code) => wordOf(field, code))) ||
        t('saving.value.empty')
      : wordOf(field, value);
}
