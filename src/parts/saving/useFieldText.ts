import type { Change } from '@vp-digital/core/contracts';
import { fieldAt, type SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useKnownHousehold, useLinkedTitles } from '@vp-digital/core/services';

type Value = Change['value'] | undefined;

/** Writes the value of a document's field as screens do; undefined for whole entries, and for whom the page does not know. */
export function useFieldText({
  householdId,
  section,
}: {
  householdId: string;
  section: SectionName;
}): (path: string, value: Value) => string | undefined {
  const { t } = useTranslation('app', { keyPrefix: 'saving.value' });
  const { date, list: listed, money, number, percent } = useFormat();
  const wordOf = useCodeWord(section);
  const { household } = useKnownHousehold(householdId);
  const titles = useLinkedTitles(householdId, section);
  const nameOf = (id: unknown) =>
    household?.persons.find(({ personId }) => personId === id)?.firstName ?? titles.get(String(id));
  const list = (value: Value, text: (one: unknown) => string | undefined) => {
    const texts = (Array.isArray(value) ? value : [value]).map(text);
    if (texts.length === 0) return t('empty');
    const known = texts.filter((one) => one !== undefined);
    return known.length < texts.length ? undefined : listed(known);
  };
  return (path, value) => {
    const field = fieldAt(section, path);
    if (field === undefined) return undefined;
    if (value === undefined) return t('empty');
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (field.kind === 'code') return list(value, (code) => wordOf(name, code));
    if (field.kind === 'reference') return list(value, nameOf);
    if (field.kind === 'flag') return t(value === true ? 'yes' : 'no');
    if (typeof value === 'string') {
      const [day = '', time = ''] = value.split('T');
      return field.kind === 'date' ? `${date(day)} ${time}`.trim() : value;
    }
    if (typeof value !== 'number') return undefined;
    if (field.kind === 'money') return money(value);
    return field.kind === 'rate' ? percent(value / 10_000) : number(value / field.parts);
  };
}

/** A code in the words that the area's page has brought; one of a newer release is named as such. */
function useCodeWord(section: SectionName): (field: string, code: unknown) => string {
  const { t, i18n } = useTranslation('app');
  const { language } = useFormat();
  return (field, code) => {
    const found = [language, 'de']
      .map((of): unknown => i18n.getResource(of, `household/${section}`, `${field}.${String(code)}`))
      .find((word) => word !== undefined);
    return typeof found === 'string' ? found : t('newer.otherCode');
  };
}
